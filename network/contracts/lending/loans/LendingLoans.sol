// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {Math} from "@openzeppelin/contracts/utils/math/Math.sol";
import {SafeCast} from "@openzeppelin/contracts/utils/math/SafeCast.sol";
import {CreditCycle} from "../credit/CreditCycle.sol";
import {CreditScore} from "../credit/CreditScore.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {LendingLedger} from "../LendingLedger.sol";
import {LendingState, Loan} from "../LendingState.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title How loans change
/// @notice Works on a copy in memory: load, change, store. Shares of a loan are added rounded up and taken away rounded
/// down, and each change is weighed against what the loan owes in its credit cycle.
library LendingLoans {
    using CreditCycle for CreditCycle.Due;
    using LendingLedger for LendingState;
    using ReserveMath for ReserveMath.Reserve;
    using SafeCast for uint256;

    /// @notice A loan with the reserve and the credit record that change with it.
    struct Position {
        address asset;
        address user;
        ReserveMath.Reserve reserve;
        CreditScore.Record record;
        Loan loan;
    }

    /// @notice The user's loan with all interest and credit cycles up to this block, in the tier of their score.
    function loadLoan(LendingState storage self, address asset, address user)
        internal
        returns (Position memory position)
    {
        position.asset = asset;
        position.user = user;
        position.reserve = self.storeReserve(asset);
        position.record = self.ageRecord(user);
        Loan memory loan = position.loan = self.loans[user][asset];
        uint8 tier = CreditScore.tierOf(position.record.score);
        if (loan.scaled > 0 && loan.tier != tier) emit ILendingPool.TierMigrated(asset, user, loan.tier, tier);
        loan.scaled = position.reserve.moveTier(loan.scaled, loan.tier, tier).toUint248();
        loan.tier = tier;
    }

    function storeLoan(LendingState storage self, Position memory position) internal {
        self.reserves[position.asset] = position.reserve;
        self.records[position.user] = position.record;
        self.loans[position.user][position.asset] = position.loan;
    }

    function debtOf(Position memory self) internal pure returns (uint256) {
        return self.reserve.debtOf(self.loan.tier, self.loan.scaled);
    }

    /// @notice Adds `amount` to a loan, which may be none yet.
    function increase(Position memory self, uint256 amount, uint256 minimum, uint256 cycleLength) internal view {
        (Loan memory loan, ReserveMath.Reserve memory reserve) = (self.loan, self.reserve);
        loan.due.enter(self.record, loan.principal);
        if (loan.scaled == 0) loan.due.opened(self.record);
        uint256 scaled = reserve.scaledDebt(loan.tier, amount);
        reserve.borrowScaled[loan.tier] += scaled;
        reserve.cash -= amount;
        loan.scaled += scaled.toUint248();
        loan.principal += amount.toUint128();
        loan.due.settle(self.record, debtOf(self), minimum, cycleLength);
        self.record.lastBorrowAt = block.timestamp.toUint40();
        if (self.record.firstBorrowAt == 0) self.record.firstBorrowAt = self.record.lastBorrowAt;
    }

    /// @notice Takes `amount` off a loan, by its borrower.
    function reduce(Position memory self, uint256 amount, uint256 minimum, uint256 cycleLength)
        internal
        view
        returns (uint256 interestPaid)
    {
        self.loan.due.enter(self.record, self.loan.principal);
        interestPaid = _take(self, amount);
        if (self.loan.scaled == 0) self.loan.due.closed(self.record);
        self.loan.due.settle(self.record, debtOf(self), minimum, cycleLength);
    }

    /// @notice Takes `amount` off a loan, by a liquidator.
    function liquidate(Position memory self, uint256 amount) internal view {
        self.loan.due.enter(self.record, self.loan.principal);
        _take(self, amount);
        self.loan.due.liquidated(self.record, self.loan.principal, self.loan.scaled == 0);
    }

    /// @dev Interest first; all shares when `amount` is the whole debt.
    function _take(Position memory self, uint256 amount) private pure returns (uint256 interestPaid) {
        (Loan memory loan, ReserveMath.Reserve memory reserve) = (self.loan, self.reserve);
        uint256 debt = debtOf(self);
        interestPaid = Math.min(amount, debt - loan.principal);
        uint256 scaled = amount == debt ? loan.scaled : amount * ReserveMath.RAY / reserve.borrowIndex[loan.tier];
        if (scaled == 0) revert ILendingPool.ZeroAmount();
        reserve.borrowScaled[loan.tier] -= scaled;
        reserve.cash += amount;
        loan.scaled -= scaled.toUint248();
        loan.principal -= (amount - interestPaid).toUint128();
    }
}
