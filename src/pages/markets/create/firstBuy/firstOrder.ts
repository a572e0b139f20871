import type { TradePlan } from '#domain/markets/trades/trade.ts'
import type { Stablecoin } from '#interfaces/node/contract/curve/curveTokens.ts'

/** The first purchase of a new market, with the terms that were shown before its press. */
export type FirstOrder = { coin: Stablecoin; plan: TradePlan }
