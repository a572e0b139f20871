import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'

/** The body of an error, as every service writes it. */
function errorBody(message: string): string {
  return JSON.stringify({ message })
}

/** Answers on a socket that Node no longer handles, and closes it. */
export function sendErrorOnSocket(socket: Duplex, status: number, message: string): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const body = errorBody(message)
  socket.once('error', () => socket.destroy())
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nAccess-Control-Allow-Origin: *\r\nConnection: close\r\n\r\n${body}`,
  )
}

/** Answers a request that is not HTTP, is too large or arrives too slowly. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (error.code === 'ECONNRESET') socket.destroy()
  else if (error.code === 'HPE_HEADER_OVERFLOW')
    sendErrorOnSocket(socket, 431, 'The request line and headers are too long.')
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT')
    sendErrorOnSocket(socket, 408, 'The request took too long to arrive.')
  else sendErrorOnSocket(socket, 400, 'The request is not valid HTTP.')
}

/** Answers a request that Node would refuse without a body. */
export function sendError(response: ServerResponse, status: number, message: string): void {
  response.writeHead(status, {
    'content-type': 'application/json',
    'access-control-allow-origin': '*',
    connection: 'close',
  })
  response.end(errorBody(message))
}

/** Refuses a page of another origin, without headers that would let it read the answer. */
export function sendRefusal(response: ServerResponse, message: string): void {
  response.writeHead(403, { 'content-type': 'application/json', connection: 'close' })
  response.end(errorBody(message))
}

/** True for HTTP/1.1 without the Host header it requires. */
export function isMissingHost({ headers, httpVersion }: IncomingMessage): boolean {
  return headers.host === undefined && httpVersion !== '1.0'
}
