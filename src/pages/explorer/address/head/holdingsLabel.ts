import { config } from '#lib/browser/config/config.ts'

/** The label of the worth of an address, which counts the coins that stand beside it as the balance, too. */
export function holdingsLabel(): string {
  return `Holdings with ${config().nativeCurrency.symbol}`
}
