import { createServer, type RequestListener, type Server, type ServerOptions } from 'node:http'
import { handleClientError, isMissingHost, sendError, sendErrorOnSocket } from './errorResponses.ts'

const serverOptions: ServerOptions = {
  headersTimeout: 5_000,
  requestTimeout: 30_000,
  connectionsCheckingInterval: 1_000,
  // Node would refuse such a request without a body. `isMissingHost` refuses it with one.
  requireHostHeader: false,
  // An overlong URL can arrive, and is refused with a sentence.
  maxHeaderSize: 64 * 1024,
}

/** An HTTP server of a port of the network, which refuses what is not HTTP, or arrives too slowly, with a sentence. */
export function createHttpServer(listener: RequestListener, keepAliveTimeout: number): Server {
  const server = createServer({ ...serverOptions, keepAliveTimeout }, (request, response) => {
    if (isMissingHost(request)) sendError(response, 400, 'The request has no Host header.')
    else listener(request, response)
  })
  server.on('clientError', handleClientError)
  server.on('connect', (_request, socket) => sendErrorOnSocket(socket, 405, 'CONNECT is not allowed here.'))
  server.on('checkExpectation', (_request, response) =>
    sendError(response, 417, 'The only expectation understood is 100-continue.'),
  )
  return server
}
