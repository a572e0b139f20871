import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

const script = fileURLToPath(new URL('../../../scripts/network.mjs', import.meta.url))

/** A process of `npm run network -- --role …` that can be killed and started again. */
export type RoleProcess = {
  start(): void
  /** Kills the process with SIGKILL, and waits until it has ended. */
  kill(): Promise<void>
  /** The last lines that the process printed. */
  said(): string
}

/** Prepares a process with these words of the command line and variables. It does not start yet. */
export function roleProcess(words: readonly string[], environment: Record<string, string>): RoleProcess {
  let child: ChildProcess | undefined
  let said = ''
  return {
    start() {
      child = spawn(process.execPath, ['--max-semi-space-size=16', script, ...words], {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ...environment },
      })
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (text) => {
          said = `${said}${text}`.slice(-2_000)
        })
    },
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    said: () => said,
  }
}
