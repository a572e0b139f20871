import * as v from 'valibot'

/** A subscription as text, ready for every transport. */
export type Subscription = { query: string; variables: Record<string, unknown> }

/** `connected` is called when the server accepted the subscription, `ended` once and last, whichever side ended it. */
export type Sink = { connected(): void; next(data: unknown): void; ended(): void }

export type Transport = { subscribe(subscription: Subscription, sink: Sink): () => void }

export const foundTransport = v.object({
  kind: v.picklist(['websocket', 'legacy-websocket', 'sse']),
  url: v.string(),
})

/** A transport that a server has, and its address. */
export type FoundTransport = v.InferOutput<typeof foundTransport>

/** The address of a WebSocket below `{indexer_url}`. */
export function socketUrl(url: string, path: string) {
  return url.replace(/^http/, 'ws') + path
}
