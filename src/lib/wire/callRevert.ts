import * as v from 'valibot'
import { type Hex, hexData } from './shapes.ts'

type CallError = { code?: unknown; message?: unknown; data?: unknown; cause?: unknown }

/** The most errors around the node's own, as libraries wrap it: viem has four. */
const mostCauses = 8

/**
 * Whether an error object of `eth_call` means that the call ran and reverted; wallets wrap their node's error in
 * `data`.
 */
export function isCallRevert(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, message, data } = error as CallError
  return code === 3 || (typeof message === 'string' && /revert/i.test(message)) || isCallRevert(data)
}

/** The bytes that a call reverted with; undefined when neither the error object nor one that caused it has any. */
export function callRevertData(error: unknown): Hex | undefined {
  let each = error
  for (let depth = 0; depth < mostCauses && typeof each === 'object' && each !== null; depth++) {
    const bytes = bytesOf(each)
    if (bytes !== undefined) return bytes
    each = (each as CallError).cause
  }
  return undefined
}

/** The bytes in the `data` of an error object, or of the node's error that a wallet keeps there. */
function bytesOf(error: object): Hex | undefined {
  let bytes: unknown = error
  for (let depth = 0; depth < 3 && typeof bytes === 'object' && bytes !== null; depth++)
    bytes = (bytes as CallError).data
  const result = v.safeParse(hexData, bytes)
  return result.success ? result.output : undefined
}
