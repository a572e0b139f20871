// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {CreditScore} from "./CreditScore.sol";

/// @title What a loan owes in a credit cycle
/// @notice A loan that was open when a cycle began has paid in it while its debt is at most 95 % of the principal it
/// began with: all interest and a twentieth of the principal are paid, less what was borrowed again. A loan opened within
/// a cycle owes nothing in it. Only the debt counts, in the asset's own units: no price, and no number of payments.
library CreditCycle {
    using SafeCast for uint256;

    /// @notice Most of its principal that a loan may still owe at the end of a cycle.
    uint256 internal constant LEFT_PERCENT = 95;

    struct Due {
        /// The loan's principal when the cycle began; 0 of a loan that was opened in it.
        uint128 principal;
        /// The cycle that all this is about.
        uint40 cycleStart;
        uint40 openedAt;
        bool paid;
        bool earns;
    }

    /// @notice Brings a loan's due into the record's cycle. Call before the loan changes, with its principal until now.
    function enter(Due memory self, CreditScore.Record memory record, uint128 principal) internal view {
        if (record.cycleStart == 0) record.cycleStart = block.timestamp.toUint40();
        if (self.cycleStart == record.cycleStart) return;
        self.cycleStart = record.cycleStart;
        self.principal = principal;
        self.paid = self.earns = false;
    }

    /// @notice Remembers a loan being opened.
    function opened(Due memory self, CreditScore.Record memory record) internal view {
        record.openLoans++;
        self.openedAt = block.timestamp.toUint40();
        if (self.principal == 0) record.newLoans++;
    }

    /// @notice Remembers a loan being paid back.
    function closed(Due memory self, CreditScore.Record memory record) internal pure {
        record.openLoans--;
        record.loansClosed++;
        if (self.principal == 0) record.newLoans--;
        _endIdle(record);
    }

    /// @notice Weighs the loan's due anew. Call after the loan has changed.
    /// @param minimum Loans that began the cycle with less than this owe their due but earn nothing by it.
    function settle(
        Due memory self,
        CreditScore.Record memory record,
        uint256 debt,
        uint256 minimum,
        uint256 cycleLength
    ) internal view {
        if (self.principal == 0) return;
        bool paid = debt <= most(self.principal);
        // Who closes a loan has to have held it for a whole cycle; who keeps it open will have.
        bool held = debt > 0 || block.timestamp >= self.openedAt + cycleLength;
        _mark(self, record, paid, paid && held && self.principal >= minimum);
    }

    /// @notice Remembers that a liquidation paid some of the loan, which is not its borrower's merit: the rest of the
    /// principal is what the borrower owes a share of now. A loan that is gone leaves the cycle, neither paid nor missed.
    function liquidated(Due memory self, CreditScore.Record memory record, uint256 principalLeft, bool ended)
        internal
        pure
    {
        if (!ended) {
            if (!self.paid && principalLeft < self.principal) self.principal = principalLeft.toUint128();
            return;
        }
        _mark(self, record, false, false);
        record.openLoans--;
        if (self.principal == 0) record.newLoans--;
        else record.dueLoans--;
        self.principal = 0;
        _endIdle(record);
    }

    /// @notice The principal that a loan owes a share of in the record's cycle, 0 when it owes nothing.
    function owing(Due memory self, CreditScore.Record memory record, uint128 principal)
        internal
        pure
        returns (uint128)
    {
        return self.cycleStart == record.cycleStart ? self.principal : principal;
    }

    /// @notice The most a loan may owe at the end of a cycle that it began with `principal`.
    function most(uint256 principal) internal pure returns (uint256) {
        return principal * LEFT_PERCENT / 100;
    }

    /// @dev Without a loan and without anything due in it a cycle has nothing to end with.
    function _endIdle(CreditScore.Record memory record) private pure {
        if (record.openLoans == 0 && record.dueLoans == 0) record.cycleStart = 0;
    }

    function _mark(Due memory self, CreditScore.Record memory record, bool paid, bool earns) private pure {
        if (self.paid != paid) record.paidLoans = paid ? record.paidLoans + 1 : record.paidLoans - 1;
        if (self.earns != earns) record.earningLoans = earns ? record.earningLoans + 1 : record.earningLoans - 1;
        self.paid = paid;
        self.earns = earns;
    }
}
