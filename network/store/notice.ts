/** What the sync announces in each database transaction, to every process that reads the same store. */
export type Notice = {
  /** The newest block now in the store. */
  block: number
  /** After a reorg: the newest block that stayed, or -1 when none did. */
  rolledBackTo?: number
}

/** Name of the LISTEN/NOTIFY channel. */
export const noticeChannel = 'tideline_blocks'

/** The notice as the payload of a NOTIFY. */
export function encodeNotice(notice: Notice): string {
  return JSON.stringify(notice)
}

/** The notice in a payload. Undefined for a payload of somebody else. */
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
