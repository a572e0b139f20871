import type { ServerResponse } from 'node:http'

/** Answers with JSON that no cache keeps: a value, or a text that is JSON already. */
export function answerJson(response: ServerResponse, status: number, body: object | string): void {
  response.writeHead(status, { 'content-type': 'application/json', 'cache-control': 'no-store' })
  response.end(typeof body === 'string' ? body : JSON.stringify(body))
}
