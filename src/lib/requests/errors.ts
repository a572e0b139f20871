/** The four interfaces of the network, A to D, by the name used everywhere in the app. */
export type InterfaceName = 'indexer' | 'node' | 'explorer' | 'lending'

export const interfaceNames: readonly InterfaceName[] = ['indexer', 'node', 'explorer', 'lending']

export type FailureKind = 'unreachable' | 'timeout' | 'refused' | 'limited' | 'not-found' | 'malformed'

type InterfaceErrorOptions = {
  cause?: unknown
  /** The HTTP status, when there was an answer. */
  status?: number
  /** How long the interface asked us to wait, in milliseconds, already capped. */
  retryAfter?: number
}

/** The one error of every interface: who failed, in which of six ways, and one sentence for people. */
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

/** Whether asking the same question again may help. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof InterfaceError)) return false
  if (error.kind === 'refused') return error.status !== undefined && error.status >= 500
  return error.kind === 'unreachable' || error.kind === 'timeout' || error.kind === 'limited'
}

export function isNotFound(error: unknown): boolean {
  return error instanceof InterfaceError && error.kind === 'not-found'
}
