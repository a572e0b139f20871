/** A subscription as text, ready for every transport. */
export type Subscription = { query: string; variables: Record<string, unknown> }

/** `connected` is called when the server accepted the subscription, `ended` once and last, whichever side ended it. */
export type Sink = { connected(): void; next(data: unknown): void; ended(): void }

export type Transport = { subscribe(subscription: Subscription, sink: Sink): () => void }
