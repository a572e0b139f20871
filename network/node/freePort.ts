import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'

/**
 * Throws one sentence when a port cannot be listened on. It names the variable that moves the service. Waits up to
 * `timeout` milliseconds, because the port of a process that has just ended becomes free a moment later.
 */
export async function assertPortFree(
  port: number,
  host: string,
  variable: string,
  timeout = 0,
): Promise<void> {
  for (const until = Date.now() + timeout; ; await wait(50)) {
    const problem = await tryListening(port, host)
    if (!problem) return
    if (Date.now() >= until) throw portProblem(problem, port, variable)
  }
}

async function tryListening(port: number, host: string): Promise<Error | undefined> {
  const server = createServer()
  const problem = await new Promise<Error | undefined>((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => resolve(undefined))
  })
  if (!problem) await new Promise<void>((resolve) => server.close(() => resolve()))
  return problem
}

function portProblem(error: Error, port: number, variable: string): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Set ${variable} to another port.`)
  if (code === 'EACCES') return new Error(`Port ${port} is not allowed. Set ${variable} to another port.`)
  return error
}

/** A port that nobody listens on now. */
export async function findFreePort(): Promise<number> {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  await new Promise((resolve) => server.close(resolve))
  return typeof address === 'object' && address ? address.port : 0
}

/**
 * An address of this machine that no web page can guess, for a server without access control: one of 16 million where
 * the system has all of 127.0.0.0/8, as Linux does, and 127.0.0.1 elsewhere.
 */
export async function findHiddenAddress(): Promise<{ host: string; port: number }> {
  const hidden = `127.${randomInt(1, 255)}.${randomInt(1, 255)}.${randomInt(1, 255)}`
  const port = await findFreePort()
  return { host: (await tryListening(port, hidden)) ? '127.0.0.1' : hidden, port }
}
