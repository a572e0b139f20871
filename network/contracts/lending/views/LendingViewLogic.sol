// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC20Metadata} from "@openzeppelin/contracts/token/ERC20/extensions/IERC20Metadata.sol";
import {AssetPrice} from "../prices/AssetPrice.sol";
import {CreditCycle} from "../credit/CreditCycle.sol";
import {CreditScore} from "../credit/CreditScore.sol";
import {ILendingPool} from "../ILendingPool.sol";
import {LendingAccount} from "../LendingAccount.sol";
import {LendingLedger} from "../LendingLedger.sol";
import {LendingLimits} from "./LendingLimits.sol";
import {LendingState, Loan} from "../LendingState.sol";
import {PToken} from "../deposits/PToken.sol";
import {ReserveMath} from "../ReserveMath.sol";

/// @title How the lending pool's larger answers are made
/// @notice A library with code of its own, which the pool calls: with it inside, the pool would be too large.
library LendingViewLogic {
    using CreditCycle for CreditCycle.Due;
    using CreditScore for CreditScore.Record;
    using LendingAccount for LendingState;
    using LendingLedger for LendingState;
    using LendingLimits for LendingLimits.Case;
    using ReserveMath for ReserveMath.Reserve;

    function userState(LendingState storage self, address user)
        external
        view
        returns (ILendingPool.UserState memory answer)
    {
        answer.reserves = reserves(self);
        (answer.account,) = self.accountOf(user);
        answer.positions = positions(self, user);
        answer.credit = credit(self, user);
    }

    function reserves(LendingState storage self) public view returns (ILendingPool.ReserveView[] memory answer) {
        answer = new ILendingPool.ReserveView[](self.assets.length);
        for (uint256 i = 0; i < answer.length; i++) {
            answer[i] = reserve(self, self.assets[i]);
        }
    }

    function reserve(LendingState storage self, address asset)
        public
        view
        returns (ILendingPool.ReserveView memory answer)
    {
        ReserveMath.Reserve memory current = self.reserveOf(asset);
        answer.asset = asset;
        answer.pToken = current.pToken;
        answer.symbol = IERC20Metadata(asset).symbol();
        answer.decimals = current.decimals;
        _addPrices(answer, AssetPrice.read(self.oracle, asset));
        answer.config = self.configs[asset];
        answer.cash = current.cash;
        answer.totalSupplied = current.totalSupplied();
        answer.totalBorrowed = current.totalDebt();
        answer.utilization = current.utilization();
        answer.supplyRate = current.supplyRate(answer.config);
        for (uint256 tier = 0; tier < ReserveMath.TIERS; tier++) {
            answer.borrowRate[tier] = ReserveMath.rateAt(answer.config, answer.utilization, tier);
        }
        answer.supplyIndex = current.supplyIndex;
        answer.borrowIndex = current.borrowIndex;
        answer.supplyScaled = current.supplyScaled;
        answer.reserveScaled = current.reserveScaled;
        answer.borrowScaled = current.borrowScaled;
        answer.reserves = current.suppliedOf(current.reserveScaled);
        answer.asOf = block.timestamp;
    }

    function positions(LendingState storage self, address user)
        public
        view
        returns (ILendingPool.PositionView[] memory answer)
    {
        CreditScore.Record memory record = self.recordOf(user);
        LendingLimits.Case memory case_;
        address unpricedDebt;
        (case_.account, unpricedDebt) = self.accountOf(user);
        case_.hasUnpricedDebt = unpricedDebt != address(0);
        answer = new ILendingPool.PositionView[](self.assets.length);
        for (uint256 i = 0; i < answer.length; i++) {
            answer[i] = _position(self, user, self.assets[i], record, case_);
        }
    }

    function credit(LendingState storage self, address user) public view returns (ILendingPool.Credit memory answer) {
        CreditScore.Record memory record = self.recordOf(user);
        uint256 cycleEnd = record.cycleStart == 0 ? 0 : record.cycleStart + self.cycleLength;
        answer.score = record.score;
        answer.firstBorrowAt = record.firstBorrowAt;
        answer.lastBorrowAt = record.lastBorrowAt;
        answer.paidCycles = record.paidCycles;
        answer.missedCycles = record.missedCycles;
        answer.loansClosed = record.loansClosed;
        answer.liquidations = record.liquidations;
        answer.repaidUsd = record.repaidUsd;
        answer.cycleEndsAt = cycleEnd;
        answer.cyclePaid = record.isPaid();
        answer.openLoans = record.openLoans;
        answer.dueLoans = record.dueLoans;
        answer.paidLoans = record.paidLoans;
        record.age(self.cycleLength, cycleEnd);
        answer.scoreAtCycleEnd = record.score;
        record = self.recordOf(user);
        _closeAll(self, user, record);
        record.age(self.cycleLength, cycleEnd);
        answer.scoreWhenClosed = record.score;
    }

    function _addPrices(ILendingPool.ReserveView memory answer, AssetPrice.Prices memory prices) private pure {
        answer.price = prices.spot;
        answer.priceLower = prices.lower;
        answer.priceUpper = prices.upper;
        answer.priceAverage = prices.average;
        answer.priceUpdatedAt = prices.updatedAt;
        answer.priceFresh = prices.fresh;
    }

    function _position(
        LendingState storage self,
        address user,
        address asset,
        CreditScore.Record memory record,
        LendingLimits.Case memory case_
    ) private view returns (ILendingPool.PositionView memory answer) {
        ReserveMath.Reserve memory current = self.reserveOf(asset);
        Loan memory loan = self.loans[user][asset];
        answer.asset = asset;
        answer.wallet = IERC20Metadata(asset).balanceOf(user);
        answer.allowance = IERC20Metadata(asset).allowance(user, address(this));
        answer.scaledSupply = PToken(current.pToken).scaledBalanceOf(user);
        answer.supplied = current.suppliedOf(answer.scaledSupply);
        answer.borrowed = current.debtOf(loan.tier, loan.scaled);
        answer.principal = loan.principal;
        answer.tier = loan.scaled == 0 ? case_.account.tier : loan.tier;
        answer.borrowRate = ReserveMath.rateAt(self.configs[asset], current.utilization(), answer.tier);
        answer.scaledDebt = loan.scaled;

        case_.config = self.configs[asset];
        case_.prices = AssetPrice.read(self.oracle, asset);
        case_.scaledSupply = answer.scaledSupply;
        case_.debt = answer.borrowed;
        case_.scaledDebt = current.moveTier(loan.scaled, loan.tier, case_.account.tier);
        case_.reserve = current;
        answer.maxWithdraw = case_.maxWithdraw();
        answer.maxBorrow = case_.maxBorrow();
        uint256 owing = loan.due.owing(record, loan.principal);
        if (owing > 0) answer.due = case_.leastRepay(CreditCycle.most(owing));
    }

    function _closeAll(LendingState storage self, address user, CreditScore.Record memory record) private view {
        for (uint256 i = 0; i < self.assets.length; i++) {
            Loan memory loan = self.loans[user][self.assets[i]];
            if (loan.scaled == 0) continue;
            loan.due.enter(record, loan.principal);
            loan.due.closed(record);
            loan.due.settle(record, 0, self.configs[self.assets[i]].minimumBorrow, self.cycleLength);
        }
    }
}
