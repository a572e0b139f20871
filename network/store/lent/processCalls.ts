/** A line of messages between two processes. */
export type Line = {
  send(message: object): void
  /** Calls `listener` with each message of the other process. */
  receive(listener: (message: unknown) => void): void
}

// biome-ignore lint/suspicious/noExplicitAny: each function has an input of its own.
type Functions = Record<string, (input: any) => unknown>

type Call = { call: number; name: string; input: unknown }
type Problem = { message: string; code?: unknown }
type Answer = { answer: number; output?: unknown; problem?: Problem }

/** The functions of the other process. */
export type Calls<Theirs extends Functions> = {
  call<Name extends keyof Theirs & string>(
    name: Name,
    ...input: Parameters<Theirs[Name]>
  ): Promise<Awaited<ReturnType<Theirs[Name]>>>
  /** Fails every call without an answer, and those that follow: the other process has ended. */
  end(): void
}

/**
 * Lets two processes of this program call functions of each other. What fails there fails here with the same sentence
 * and code.
 */
export function openCalls<Theirs extends Functions>(line: Line, ours: Functions): Calls<Theirs> {
  const waiting = new Map<number, { resolve: (output: unknown) => void; reject: (problem: Error) => void }>()
  let last = 0
  let ended = false

  async function answer({ call, name, input }: Call): Promise<void> {
    const output = Promise.resolve().then(() => ours[name]?.(input))
    line.send(
      await output.then(
        (output): Answer => ({ answer: call, output }),
        (error): Answer => ({ answer: call, problem: plainProblem(error) }),
      ),
    )
  }

  line.receive((message) => {
    const received = message as Call | Answer
    if ('call' in received) return void answer(received)
    const { answer: number, output, problem } = received
    const asked = waiting.get(number)
    waiting.delete(number)
    if (problem) asked?.reject(Object.assign(new Error(problem.message), { code: problem.code }))
    else asked?.resolve(output)
  })

  return {
    call: (name, ...[input]) =>
      new Promise((resolve, reject) => {
        if (ended) return reject(endedProblem())
        const call = ++last
        waiting.set(call, { resolve: resolve as (output: unknown) => void, reject })
        line.send({ call, name, input } satisfies Call)
      }),
    end() {
      ended = true
      for (const { reject } of waiting.values()) reject(endedProblem())
      waiting.clear()
    },
  }
}

function endedProblem(): Error {
  return new Error('The other process has ended.')
}

function plainProblem(error: unknown): Problem {
  if (!(error instanceof Error)) return { message: String(error) }
  return { message: error.message, code: 'code' in error ? error.code : undefined }
}
