import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page, Route } from '@playwright/test'
import { answerKeys, joinAnswer, splitAnswer } from '../../../test/faults/recordedAnswers.ts'
import type { Config } from '../../fixtures.ts'
import { serveConfig } from '../../journeys/hostile/backend.ts'
import { busiestMarket, newestSwap } from '../../servers/indexer.ts'

/** The answers of a local network at one moment, so that every picture always shows the same figures. */
type Recording = {
  config: Config
  /** The time on the page's clock, ISO 8601. */
  time: string
  samples: Record<string, string>
  /** The answers by request (`answerKeys`). */
  answers: Record<string, Answer>
}

type Answer = { status: number; text: string }

const file = fileURLToPath(new URL('recording.json', import.meta.url))

/** Whether this run records the running network instead of replaying. */
export const recording = process.env.TIDELINE_RECORD === '1'

/** Replays the four interfaces as they were recorded. */
export class RecordedNetwork {
  readonly #recording: Recording
  /** Requests without a recorded answer: their picture would show a failure. */
  readonly unanswered: string[] = []

  private constructor(from: Recording) {
    this.#recording = from
  }

  /** The recording of the repository; a new one of the running network when recording begins. */
  static async open(config: Config): Promise<RecordedNetwork> {
    if (!recording || existsSync(file)) return new RecordedNetwork(JSON.parse(readFileSync(file, 'utf8')))
    const [market, swap] = await Promise.all([busiestMarket(config), newestSwap(config)])
    const samples = {
      pool: market.poolAddress,
      token: market.tokenAddress,
      transaction: swap.txHash,
      block: String(swap.blockNumber),
      address: swap.sender,
    }
    return new RecordedNetwork({ config, time: new Date().toISOString(), samples, answers: {} })
  }

  /** A path with its samples filled in: `/tx/:transaction`. */
  path(pattern: string): string {
    return pattern.replace(/:(\w+)/g, (_, name: string) => this.#recording.samples[name] ?? '')
  }

  /** Serves the recording to the page, at the recorded time, with a live connection without events. */
  async serve(page: Page) {
    const { config, time } = this.#recording
    await page.clock.setFixedTime(time)
    await serveConfig(page, config)
    for (const url of [config.indexerUrl, config.rpcUrl, config.explorerUrl, config.lendingUrl])
      await page.route(`${url}/**`, (route) => this.#answer(route))
    await page.routeWebSocket(/\/graphql$/, (socket) => {
      socket.onMessage((message) => {
        if (JSON.parse(String(message)).type === 'connection_init')
          socket.send(JSON.stringify({ type: 'connection_ack' }))
      })
    })
  }

  /** Writes the recording into the repository, in a stable order. */
  keep() {
    if (!recording) return
    const { answers, ...rest } = this.#recording
    const sorted = Object.fromEntries(Object.entries(answers).sort(([a], [b]) => a.localeCompare(b, 'en')))
    writeFileSync(file, `${JSON.stringify({ ...rest, answers: sorted }, null, 1)}\n`)
  }

  /** The answer to a live list's check of its first row, which only slow machines reach. */
  #firstRowOf(key: string) {
    const whole = this.#recording.answers[key.replace(/[?&]items_count=1$/, '')]
    if (!whole || !key.endsWith('items_count=1')) return undefined
    const { items, ...rest } = JSON.parse(whole.text)
    return { ...whole, text: JSON.stringify({ ...rest, items: items.slice(0, 1) }) }
  }

  async #answer(route: Route) {
    const request = route.request()
    const body = request.postData()
    const keys = answerKeys(request.method(), request.url(), body)
    const { answers } = this.#recording
    if (recording && keys.some((key) => !answers[key])) {
      const response = await route.fetch()
      const parts = splitAnswer(await response.text(), body)
      if (parts.length === 0) return route.fulfill({ response })
      keys.forEach((key, index) => {
        answers[key] ??= { status: response.status(), text: parts[index] ?? '' }
      })
    }
    const found = keys.flatMap((key) => answers[key] ?? this.#firstRowOf(key) ?? [])
    if (found.length < keys.length) this.unanswered.push(...keys.filter((key) => !answers[key]))
    const [first] = found
    if (!first || found.length < keys.length) return route.abort()
    await route.fulfill({
      status: first.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: joinAnswer(
        found.map(({ text }) => text),
        body,
      ),
    })
  }
}
