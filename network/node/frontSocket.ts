import { type RawData, WebSocket } from 'ws'
import { readPageRequest } from './pageMethods.ts'

/** The most unread bytes of a slow client. */
const mostWaiting = 64 * 1024 * 1024

/**
 * Joins a client's WebSocket with the node's, until either ends. `heard` gets each text before the node does; null: the client
 * may send only methods for pages. `amended`: the answer to a text about pruned data, null for any other.
 */
export function joinNode(
  client: WebSocket,
  url: string,
  heard: ((text: string) => Promise<void>) | null,
  amended: (text: string) => Promise<string | undefined | null>,
): void {
  const node = new WebSocket(url)
  const early: string[] = []
  node.on('open', () => {
    for (const text of early.splice(0)) node.send(text)
  })
  const forward = (text: string) =>
    void (node.readyState === WebSocket.OPEN ? node.send(text) : early.push(text))
  const answer = async (text: string) => {
    const better = await amended(text)
    if (better === null) forward(text)
    else if (better === undefined) client.terminate()
    else client.send(better)
  }
  const terminate = () => client.terminate()
  let turn = Promise.resolve()
  client.on('message', (data: RawData) => {
    const text = String(data)
    if (heard) {
      // One after another, so that the node gets them in the order in which they were heard.
      turn = turn.then(() => heard(text)).then(() => void answer(text).catch(terminate), terminate)
      return
    }
    const read = readPageRequest(text)
    if ('forward' in read) answer(read.forward).catch(terminate)
    else client.send(JSON.stringify(read.refusal))
  })
  node.on('message', (data: RawData) => {
    if (client.readyState !== WebSocket.OPEN) return
    if (client.bufferedAmount > mostWaiting) client.terminate()
    else client.send(String(data))
  })
  // Either side's end ends both, and its error is not reported.
  for (const [one, other] of [
    [client, node],
    [node, client],
  ] as const) {
    one.on('error', () => one.terminate())
    one.on('close', () => other.terminate())
  }
}
