import { spawn } from 'node:child_process'

const stopped = new AbortController()

/** How a program ended. `status` is null when the time was over. */
export type Ended = { status: number | null; output: string; errors: string }

type Options = { cwd: string; milliseconds: number; environment?: Record<string, string> }

/** Runs a program to its end, or to the end of its time. Rejects when it cannot be started. */
export function runProgram(
  command: string,
  parameters: string[],
  { cwd, milliseconds, environment }: Options,
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const program = spawn(command, parameters, {
      cwd,
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopped.signal,
    })
    const timer = setTimeout(() => program.kill(), milliseconds)
    const output: Buffer[] = []
    const errors: Buffer[] = []
    program.stdout.on('data', (data) => output.push(data))
    program.stderr.on('data', (data) => errors.push(data))
    program.on('error', reject)
    program.on('close', (status) => {
      clearTimeout(timer)
      resolve({ status, output: String(Buffer.concat(output)), errors: String(Buffer.concat(errors)) })
    })
  })
}

/** Ends every program that runs. None can be started any more. */
export function stopPrograms(): void {
  stopped.abort()
}
