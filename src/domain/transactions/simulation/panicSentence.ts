/**
 * What the codes of `Panic(uint256)` mean, from the Solidity documentation ("Panic via assert and Error via
 * require").
 */
const reasons: Readonly<Record<string, string>> = {
  '0x00': 'compiler-inserted panic',
  '0x01': 'assertion failed',
  '0x11': 'arithmetic overflow or underflow',
  '0x12': 'division by zero',
  '0x21': 'value outside of its enum',
  '0x22': 'storage byte array encoded incorrectly',
  '0x31': 'pop from an empty array',
  '0x32': 'array index out of bounds',
  '0x41': 'out of memory',
  '0x51': 'call of an uninitialised function',
}

/** Names the reason of a Solidity panic: `Panic: division by zero (0x12)`. An unknown code stands alone: `Panic 0x99`. */
export function panicSentence(code: bigint): string {
  const digits = code.toString(16)
  const hex = `0x${digits.padStart(2, '0')}`
  const reason = reasons[hex]
  return reason === undefined ? `Panic ${hex}` : `Panic: ${reason} (${hex})`
}
