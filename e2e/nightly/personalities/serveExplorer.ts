import type { Page } from '@playwright/test'
import type { Config } from '../../fixtures.ts'

export type Answer = { status: number; body: unknown }

type Server = {
  /** The query parameters that it accepts; others are refused with 422. Null: it ignores unknown ones. */
  accepts: readonly string[] | null
  answer: (path: string, search: URLSearchParams) => Answer
}

/** Replaces the explorer by a server. Returns the received requests, as path and parameters. */
export async function serveExplorer(page: Page, config: Config, { accepts, answer }: Server) {
  const asked: string[] = []
  const api = `${config.explorerUrl}/api/v2`
  await page.route(
    (url) => url.href.startsWith(api),
    (route) => {
      const url = new URL(route.request().url())
      const path = url.pathname.replace(/^.*\/api\/v2/, '')
      asked.push(path + url.search)
      const { status, body } = refusal(accepts, url.searchParams) ?? answer(path, url.searchParams)
      return route.fulfill({ status, json: body, headers: { 'access-control-allow-origin': '*' } })
    },
  )
  return asked
}

function refusal(accepts: Server['accepts'], search: URLSearchParams): Answer | undefined {
  const unknown = [...search.keys()].filter((name) => accepts && !accepts.includes(name))
  if (unknown.length === 0) return undefined
  const errors = unknown.map((name) => ({
    title: 'Invalid value',
    source: { pointer: `/${name}` },
    detail: `Unexpected field: ${name}`,
  }))
  return { status: 422, body: { errors } }
}
