import { connect } from 'node:net'

/** The bytes of an answer as it comes over the wire, head and body, to a browser that takes brotli. */
export function weigh(port: number, path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let bytes = 0
    const connection = connect(port, '127.0.0.1')
    connection.on('data', (part) => {
      bytes += part.length
    })
    connection.on('end', () => resolve(bytes))
    connection.on('error', reject)
    connection.write(`GET ${path} HTTP/1.1\r\nHost: app\r\nAccept-Encoding: br\r\nConnection: close\r\n\r\n`)
  })
}
