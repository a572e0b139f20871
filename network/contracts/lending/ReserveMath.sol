// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {ILendingPool} from "./ILendingPool.sol";

/// @title The arithmetic of one lending reserve
/// @notice Works on a copy in memory, so that views and transactions share one path: load, accrue, then read or store.
/// Deposits and loans are kept scaled by an index that grows with interest. All rounding favours the pool.
library ReserveMath {
    using SafeCast for uint256;

    uint256 internal constant RAY = 1e27;
    uint256 internal constant YEAR = 31_536_000;
    uint256 internal constant BPS = 10_000;
    uint256 internal constant TIERS = 5;

    struct Reserve {
        address pToken;
        uint8 decimals;
        uint64 accruedAt;
        uint256 cash;
        uint256 supplyScaled;
        uint256 reserveScaled;
        uint256 supplyIndex;
        uint256[5] borrowIndex;
        uint256[5] borrowScaled;
    }

    /// @notice Share of the market rate that a credit tier pays, best tier last.
    function tierRateBps(uint256 tier) internal pure returns (uint256) {
        return [uint256(15_000), 12_500, 10_000, 9_000, 8_000][tier];
    }

    /// @notice What one base unit of time adds to every loan and deposit. Returns the interest of all loans.
    function accrue(Reserve memory self, ILendingPool.ReserveConfig memory config)
        internal
        view
        returns (uint256 interest)
    {
        uint256 elapsed = block.timestamp - self.accruedAt;
        if (elapsed == 0) return 0;
        uint256 debtBefore = totalDebt(self);
        uint256 claims = self.supplyScaled + self.reserveScaled;
        uint256 marketRate = rateAt(config, utilization(self), 2);
        for (uint256 tier = 0; tier < TIERS; tier++) {
            uint256 rate = marketRate * tierRateBps(tier) / BPS;
            self.borrowIndex[tier] = self.borrowIndex[tier] * growth(rate, elapsed) / RAY;
        }
        self.accruedAt = block.timestamp.toUint64();

        interest = totalDebt(self) - debtBefore;
        if (interest == 0) return 0;
        uint256 toReserves = claims == 0 ? interest : interest * config.reserveFactorBps / BPS;
        // Over the scaled claims and not over what they amount to in whole units: else few units would grow too much.
        if (claims > 0) self.supplyIndex += (interest - toReserves) * RAY / claims;
        self.reserveScaled += toReserves * RAY / self.supplyIndex;
    }

    /// @notice Compound growth over `elapsed` seconds: the first terms of e^x.
    function growth(uint256 rate, uint256 elapsed) internal pure returns (uint256) {
        uint256 x = rate * elapsed / YEAR;
        uint256 square = x * x / RAY;
        return RAY + x + square / 2 + square * x / RAY / 6;
    }

    /// @notice Yearly borrowing rate at a utilisation, for a credit tier.
    function rateAt(ILendingPool.ReserveConfig memory config, uint256 used, uint256 tier)
        internal
        pure
        returns (uint256 rate)
    {
        uint256 unit = RAY / BPS;
        uint256 kink = config.kinkBps * unit;
        rate = used <= kink
            ? config.baseRateBps * unit + config.slope1Bps * unit * used / kink
            : (config.baseRateBps + config.slope1Bps) * unit + config.slope2Bps * unit * (used - kink) / (RAY - kink);
        rate = rate * tierRateBps(tier) / BPS;
    }

    /// @notice Yearly rate that deposits earn: the interest of all loans, less the pool's share, over all deposits.
    function supplyRate(Reserve memory self, ILendingPool.ReserveConfig memory config) internal pure returns (uint256) {
        uint256 supplied = totalSupplied(self);
        if (supplied == 0) return 0;
        uint256 used = utilization(self);
        uint256 earned;
        for (uint256 tier = 0; tier < TIERS; tier++) {
            earned += debtOfTier(self, tier) * rateAt(config, used, tier);
        }
        return earned * (BPS - config.reserveFactorBps) / BPS / supplied;
    }

    /// @notice Share of the pool's money that is lent out, 27 decimals.
    function utilization(Reserve memory self) internal pure returns (uint256) {
        uint256 debt = totalDebt(self);
        return debt == 0 ? 0 : debt * RAY / (self.cash + debt);
    }

    function totalDebt(Reserve memory self) internal pure returns (uint256 debt) {
        for (uint256 tier = 0; tier < TIERS; tier++) {
            debt += debtOfTier(self, tier);
        }
    }

    function debtOfTier(Reserve memory self, uint256 tier) internal pure returns (uint256) {
        return debtOf(self, tier, self.borrowScaled[tier]);
    }

    /// @notice Moves a scaled loan to another tier. Rounded up on the way.
    function moveTier(Reserve memory self, uint256 scaled, uint256 from, uint256 to)
        internal
        pure
        returns (uint256 moved)
    {
        if (scaled == 0 || from == to) return scaled;
        moved = scaledDebt(self, to, debtOf(self, from, scaled));
        self.borrowScaled[from] -= scaled;
        self.borrowScaled[to] += moved;
    }

    /// @notice The least scaled loan that amounts to `debt`.
    function scaledDebt(Reserve memory self, uint256 tier, uint256 debt) internal pure returns (uint256) {
        return Math.ceilDiv(debt * RAY, self.borrowIndex[tier]);
    }

    /// @notice What a scaled loan amounts to, rounded up.
    function debtOf(Reserve memory self, uint256 tier, uint256 scaled) internal pure returns (uint256) {
        return Math.ceilDiv(scaled * self.borrowIndex[tier], RAY);
    }

    /// @notice What all claims amount to: deposits and the pool's own reserves.
    function totalSupplied(Reserve memory self) internal pure returns (uint256) {
        return suppliedOf(self, self.supplyScaled + self.reserveScaled);
    }

    /// @notice What a scaled deposit amounts to, rounded down.
    function suppliedOf(Reserve memory self, uint256 scaled) internal pure returns (uint256) {
        return scaled * self.supplyIndex / RAY;
    }
}
