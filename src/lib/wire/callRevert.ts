import * as v from 'valibot'
import { type Hex, hexData } from './shapes.ts'

type CallError = { code?: unknown; message?: unknown; data?: unknown }

/**
 * Whether an error object of `eth_call` means that the call ran and reverted; wallets wrap their node's error in
 * `data`.
 */
export function isCallRevert(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, data } = error as CallError
  return code === 3 || (typeof message === 'string' && /revert/i.test(message)) || isCallRevert(data)
}

/** The bytes that a call reverted with; undefined when the error object has none. */
export function callRevertData(error: unknown): Hex | undefined {
  let bytes = error
  for (let depth = 0; depth < 3 && typeof bytes === 'object' && bytes !== null; depth++)
    bytes = (bytes as CallError).data
  const result = v.safeParse(hexData, bytes)
  return result.success ? result.output : undefined
}
