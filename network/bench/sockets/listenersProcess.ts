import { findProblems } from './eventProblems.ts'
import type { Answer, ListenersOptions, Question } from './listeners.ts'
import { now } from './sharedClock.ts'
import { openSwapSocket, type SwapSocket } from './swapSocket.ts'
import { topicOf } from './topics.ts'

/** Some of the sockets, in a process of their own, so that the server's memory is its own. */

/** Sockets that are opened at a time. */
const opening = 20

const options = JSON.parse(process.argv[2] ?? '{}') as ListenersOptions
const sockets: SwapSocket[] = []
/** By socket: when its newest swap came. */
const times = new Map<SwapSocket, number>()
let onReceived = () => {}

async function open(): Promise<void> {
  let next = options.first
  const end = options.first + options.sockets
  await Promise.all(
    Array.from({ length: opening }, async () => {
      while (next < end) {
        const topic = topicOf(next++)
        const { url, address } = options
        sockets.push(await openSwapSocket({ url, address, topic, onSwap }))
      }
    }),
  )
}

function onSwap(socket: SwapSocket): void {
  times.set(socket, now())
  onReceived()
}

/** The times at which each socket had the last of its swaps. A socket that never had it is left out. */
async function timesOf({ expected, timeout }: Question & { ask: 'times' }): Promise<number[]> {
  const waiting = new Set(sockets)
  const has = ({ received, topic }: SwapSocket) => (received.at(-1) ?? 0) >= (expected[topic].at(-1) ?? 0)
  await new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, timeout)
    onReceived = () => {
      for (const socket of waiting) {
        // One socket that still waits is enough to go on waiting.
        if (!has(socket)) return
        waiting.delete(socket)
      }
      clearTimeout(timer)
      resolve()
    }
    onReceived()
  })
  onReceived = () => {}
  return sockets.filter(has).map((socket) => times.get(socket) ?? 0)
}

async function problemsOf({ expected }: Question & { ask: 'problems' }) {
  await Promise.allSettled(sockets.map((socket) => socket.flush()))
  const found = sockets.map(({ received, topic }) => findProblems(received, expected[topic]))
  return {
    events: sockets.reduce((sum, { received }) => sum + received.length, 0),
    lost: found.reduce((sum, { lost }) => sum + lost, 0),
    twice: found.reduce((sum, { twice }) => sum + twice, 0),
  }
}

const say = (answer: Answer) => process.send?.(answer)

process.on('message', async (question: Question) => {
  if (question.ask === 'times') say({ times: await timesOf(question) })
  else say({ problems: await problemsOf(question) })
})
process.once('disconnect', () => process.exit(0))
try {
  await open()
  say({ open: sockets.length })
} catch (error) {
  say({ failed: `${error}` })
}
