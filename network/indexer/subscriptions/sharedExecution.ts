// This path makes tests load Yoga's copy of graphql, because another copy refuses its schema.
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  execute,
  print,
} from 'graphql/index.js'
import type { Plugin } from 'graphql-yoga'

type Events = AsyncIterableIterator<object>
type Results = AsyncIterableIterator<ExecutionResult>

/**
 * Executes each event once for all subscriptions with the same document and variables, however many sockets they are
 * on. Each keeps its own queue, so that they neither wait for one another nor share a limit. An answer may depend only
 * on the event, the document and the variables, never on the reader.
 */
export const sharedExecution: Plugin = {
  onSubscribe({ setSubscribeFn }) {
    setSubscribeFn(subscribe)
  },
}

async function subscribe(args: ExecutionArgs): Promise<Results | ExecutionResult> {
  const events = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in events)) return events
  const key = keyOf(args)
  return mapEvents(events as Events, (event) => resultOf(event, key, args))
}

function keyOf({ document, operationName, variableValues }: ExecutionArgs): string {
  return JSON.stringify([
    document.loc?.source.body ?? print(document),
    operationName ?? null,
    variableValues ?? {},
  ])
}

/** The results of an event by document. They are freed when the last queue has delivered the event. */
const results = new WeakMap<object, Map<string, ExecutionResult | Promise<ExecutionResult>>>()

function resultOf(event: object, key: string, args: ExecutionArgs) {
  const ofEvent = results.get(event) ?? new Map<string, ExecutionResult | Promise<ExecutionResult>>()
  results.set(event, ofEvent)
  const result = ofEvent.get(key) ?? execute({ ...args, rootValue: event })
  ofEvent.set(key, result)
  return result
}

/** It is no async generator, because `return` must work while a `next` waits. */
function mapEvents(
  events: Events,
  map: (event: object) => ExecutionResult | Promise<ExecutionResult>,
): Results {
  return {
    async next() {
      const { value, done } = await events.next()
      return done ? { value: undefined, done } : { value: await map(value), done: false }
    },
    async return() {
      await events.return?.()
      return { value: undefined, done: true }
    },
    async throw(error) {
      await events.throw?.(error)
      throw error
    },
    [Symbol.asyncIterator]() {
      return this
    },
  }
}
