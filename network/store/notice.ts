/** What the follower says in each database transaction, heard by every process that reads the same store. */
export type Notice = {
  /** The newest block now in the store. */
  block: number
  /** The newest block that stayed, when a reorg took blocks off the chain before `block` came. -1: none stayed. */
  rolledBackTo?: number
}

/** Name of the LISTEN/NOTIFY channel. */
export const noticeChannel = 'tideline_blocks'

/** As the payload of a NOTIFY. */
export function encodeNotice(notice: Notice): string {
  return JSON.stringify(notice)
}

/** The notice in a payload; undefined for a payload somebody else sent. */
export function decodeNotice(payload: string): Notice | undefined {
  try {
    const value: unknown = JSON.parse(payload)
    if (typeof value !== 'object' || value === null || !('block' in value)) return undefined
    if (!Number.isSafeInteger(value.block)) return undefined
    const block = value.block as number
    const rolledBackTo = 'rolledBackTo' in value ? value.rolledBackTo : undefined
    return Number.isSafeInteger(rolledBackTo) ? { block, rolledBackTo: rolledBackTo as number } : { block }
  } catch {
    return undefined
  }
}
