import { once } from 'node:events'
import { Agent, type IncomingMessage, request } from 'node:http'

/** A request for a path. With a body, it posts JSON. */
export type HttpRequest = { path: string; body?: unknown }

/** The answer: how many milliseconds it took, its status and its body. */
export type HttpAnswer = { milliseconds: number; status: number | undefined; body: Buffer }

/** A client with a connection of its own that sends one request after the other. */
export function openHttpClient({ hostname, port }: URL) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  return {
    async ask({ path, body }: HttpRequest): Promise<HttpAnswer> {
      const text = body === undefined ? undefined : JSON.stringify(body)
      const json = { accept: 'application/json', ...(text && { 'content-type': 'application/json' }) }
      const method = text ? 'POST' : 'GET'
      const started = performance.now()
      const sent = request({ agent, hostname, port, path, method, headers: json })
      const answered = once(sent.end(text), 'response')
      const [response] = (await answered) as [IncomingMessage]
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part))
      await once(response, 'end')
      const milliseconds = performance.now() - started
      return { milliseconds, status: response.statusCode, body: Buffer.concat(parts) }
    },
    close: () => agent.destroy(),
  }
}
