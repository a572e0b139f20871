import { createServer } from 'node:net'

/** Throws one sentence, naming the variable that moves the service, when a port cannot be listened on. */
export async function mustBeFree(port: number, host: string, variable: string): Promise<void> {
  const server = createServer()
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error) => reject(portProblem(error, port, variable)))
    server.listen(port, host, resolve)
  })
  await new Promise<void>((resolve) => server.close(() => resolve()))
}

function portProblem(error: Error, port: number, variable: string): Error {
  const code = 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new Error(`Port ${port} is taken. Set ${variable} to another port.`)
  if (code === 'EACCES') return new Error(`Port ${port} is not allowed. Set ${variable} to another port.`)
  return error
}
