/**
 * Whether a call of this type moves its value. A delegated one repeats the value of the call around it, a static one has
 * none, and the old `callcode` pays the caller itself.
 */
export function movesCoins(type: string | null): boolean {
  return !/^(?:delegatecall|staticcall|callcode)$/i.test(type ?? '')
}
