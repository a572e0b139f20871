/** The four interfaces of the network, A to D, by the name used everywhere in the app. */
export type InterfaceName = 'indexer' | 'node' | 'explorer' | 'lending'

export const interfaceNames: readonly InterfaceName[] = ['indexer', 'node', 'explorer', 'lending']

export type FailureKind = 'unreachable' | 'timeout' | 'refused' | 'limited' | 'not-found' | 'malformed'

type InterfaceErrorOptions = {
  cause?: unknown
  /** The HTTP status, when there was an answer. */
  status?: number
  /** How long to wait before the next request, in milliseconds, with a lower and an upper limit. */
  retryAfter?: number
  /** The document that came with the refusal, where it was JSON. */
  body?: unknown
}

/** The error of every interface: which interface failed, how, and a sentence for the user. */
export class InterfaceError extends Error {
  override readonly name = 'InterfaceError'
  readonly from: InterfaceName
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly retryAfter: number | undefined
  /** When the next request may be sent, in epoch milliseconds. */
  readonly retryAt: number | undefined
  readonly body: unknown

  constructor(from: InterfaceName, kind: FailureKind, message: string, options: InterfaceErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.from = from
    this.kind = kind
    this.status = options.status
    this.retryAfter = options.retryAfter
    this.retryAt = options.retryAfter === undefined ? undefined : Date.now() + options.retryAfter
    this.body = options.body
  }
}

/** Whether a retry of the same request may help. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof InterfaceError)) return false
  if (error.kind === 'refused') return error.status !== undefined && error.status >= 500
  return error.kind === 'unreachable' || error.kind === 'timeout' || error.kind === 'limited'
}

/** Whether the interface may answer the same request later, without anything being changed. */
export function mayRecover(error: unknown): boolean {
  if (!(error instanceof InterfaceError)) return false
  return isTransient(error) || error.kind === 'malformed'
}

/** Whether the interface answered that it has no such record. */
export function isNotFound(error: unknown): boolean {
  return error instanceof InterfaceError && error.kind === 'not-found'
}
