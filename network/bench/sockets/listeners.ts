import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { EventProblems } from './eventProblems.ts'
import type { Topic } from './topics.ts'

/** The swaps that the sockets of each topic should have received, in their order. */
export type Expected = Record<Topic, number[]>

/** What a process of listeners is started with: how many sockets, and the number of the first one. */
export type ListenersOptions = { url: string; sockets: number; first: number; address: string | undefined }

export type Question = { expected: Expected } & ({ ask: 'times'; timeout: number } | { ask: 'problems' })

export type Received = EventProblems & { events: number }
export type Answer = { open: number } | { failed: string } | { times: number[] } | { problems: Received }

export type Listeners = {
  /** When each socket had its last expected swap, earliest first. Sockets that waited in vain are left out. */
  times(expected: Expected, timeout: number): Promise<number[]>
  problems(expected: Expected): Promise<Received>
  stop(): Promise<void>
}

const socketsOfProcess = 2_500

/**
 * Opens sockets from several processes, each from an address of its own, because an address has only so many ports.
 * @throws when one of them is refused.
 */
export async function openListeners(url: string, sockets: number): Promise<Listeners> {
  const count = Math.ceil(sockets / socketsOfProcess)
  const children = Array.from({ length: count }, (_, index) => {
    const first = index * socketsOfProcess
    return start({
      url,
      first,
      sockets: Math.min(socketsOfProcess, sockets - first),
      // Only Linux has every address of 127.0.0.0/8.
      address: process.platform === 'linux' ? `127.0.2.${index + 1}` : undefined,
    })
  })
  const stop = async () => {
    const ended = children.map((child) => child.exitCode ?? once(child, 'exit'))
    for (const child of children) if (child.connected) child.disconnect()
    await Promise.all(ended)
  }
  try {
    await Promise.all(children.map(answerOf))
  } catch (error) {
    await stop()
    throw error
  }

  async function ask(question: Question): Promise<Answer[]> {
    const answers = children.map(answerOf)
    for (const child of children) child.send(question)
    return Promise.all(answers)
  }

  return {
    async times(expected, timeout) {
      const answers = (await ask({ ask: 'times', expected, timeout })) as { times: number[] }[]
      return answers.flatMap(({ times }) => times).sort((left, right) => left - right)
    },
    async problems(expected) {
      const answers = (await ask({ ask: 'problems', expected })) as { problems: Received }[]
      const sum = (of: keyof Received) => answers.reduce((total, { problems }) => total + problems[of], 0)
      return { events: sum('events'), lost: sum('lost'), twice: sum('twice') }
    },
    stop,
  }
}

function start(options: ListenersOptions): ChildProcess {
  return fork(new URL('listenersProcess.ts', import.meta.url), [JSON.stringify(options)])
}

async function answerOf(child: ChildProcess): Promise<Answer> {
  const waiting = new AbortController()
  const { signal } = waiting
  const ended = once(child, 'exit', { signal }).then(() => [{ failed: 'A process of listeners ended.' }])
  const [answer] = (await Promise.race([once(child, 'message', { signal }), ended])) as [Answer]
  ended.catch(() => {})
  waiting.abort()
  if ('failed' in answer) throw new Error(answer.failed)
  return answer
}
