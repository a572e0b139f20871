/** From here on an allowance is meant to have no end: contracts count down from the largest number. */
export const endless = 2n ** 255n
