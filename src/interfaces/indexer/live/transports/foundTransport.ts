import * as v from 'valibot'

export const foundTransport = v.object({
  kind: v.picklist(['websocket', 'sse']),
  url: v.string(),
})

/** A transport that a server has, and its address. */
export type FoundTransport = v.InferOutput<typeof foundTransport>

/** The address of a WebSocket below `{indexer_url}`. */
export function socketUrl(url: string, path: string) {
  return url.replace(/^http/, 'ws') + path
}
