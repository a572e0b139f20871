import { Agent, request } from 'node:http'

/** Sends requests from an address of its own, by which a balancer tells callers apart. */
export type Client = { address: string | undefined; getJson(url: string): Promise<unknown>; close(): void }

/** Only Linux has every address of 127.0.0.0/8. On other systems a balancer sees all clients as one. */
export function createClient(index: number): Client {
  const address = process.platform === 'linux' ? `127.0.1.${index + 1}` : undefined
  const agent = new Agent({ keepAlive: true, maxSockets: 4 })
  return {
    address,
    getJson: (url) =>
      new Promise((resolve, reject) => {
        const sent = request(url, { agent, timeout: 5_000, ...(address && { localAddress: address }) })
        sent.once('timeout', () => sent.destroy(new Error('No answer for 5 s')))
        sent.once('error', reject)
        sent.once('response', async (response) => {
          try {
            let text = ''
            for await (const chunk of response) text += chunk
            if (response.statusCode !== 200)
              throw new Error(`Status ${response.statusCode}: ${text.slice(0, 200)}`)
            resolve(JSON.parse(text))
          } catch (error) {
            reject(error)
          }
        })
        sent.end()
      }),
    close: () => agent.destroy(),
  }
}
