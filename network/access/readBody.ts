import type { IncomingMessage } from 'node:http'

/**
 * Reads a body of at most `most` bytes. Null for a longer body, which is not even read when `Content-Length` exceeds
 * `most`.
 */
export async function readBody(incoming: IncomingMessage, most: number): Promise<Buffer | null> {
  if (Number(incoming.headers['content-length']) > most) return null
  const parts: Buffer[] = []
  let length = 0
  for await (const part of incoming) {
    length += part.length
    if (length > most) return null
    parts.push(part)
  }
  return Buffer.concat(parts)
}
