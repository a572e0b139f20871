/** The four interfaces of the network, A to D, by the name used everywhere in the app. */
export type InterfaceName = 'indexer' | 'node' | 'explorer' | 'lending'

export const interfaceNames: readonly InterfaceName[] = ['indexer', 'node', 'explorer', 'lending']

export type FailureKind = 'unreachable' | 'timeout' | 'refused' | 'limited' | 'not-found' | 'malformed'

type InterfaceErrorOptions = {
  cause?: unknown
  /** The HTTP status, when there was an answer. */
  status?: number
  /** How long the interface asks to wait, in milliseconds, with an upper limit. */
  retryAfter?: number
}

/** The error of every interface: which interface failed, how, and a sentence for the user. */
export class InterfaceError extends Error {
  override readonly name = 'InterfaceError'
  readonly from: InterfaceName
  readonly kind: FailureKind
  readonly status: number | undefined
  readonly retryAfter: number | undefined

  constructor(from: InterfaceName, kind: FailureKind, message: string, options: InterfaceErrorOptions = {}) {
    super(message, { cause: options.cause })
    this.from = from
    this.kind = kind
    this.status = options.status
    this.retryAfter = options.retryAfter
  }
}

/** Whether a retry of the same request may help. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof InterfaceError)) return false
  if (error.kind === 'refused') return error.status !== undefined && error.status >= 500
  return error.kind === 'unreachable' || error.kind === 'timeout' || error.kind === 'limited'
}

export function isNotFound(error: unknown): boolean {
  return error instanceof InterfaceError && error.kind === 'not-found'
}
