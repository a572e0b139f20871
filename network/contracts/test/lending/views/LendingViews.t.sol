// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice What a view says of a block is what a transaction in it finds.
contract LendingViewsTest is LendingTest {
    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 100_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 15_000e6);
        pass(100 * CYCLE);
    }

    function test_all_reserves_are_each_reserve_in_the_order_of_their_listing() public view {
        ILendingPool.ReserveView[] memory reserves = pool.getReserves();
        assertEq(reserves.length, 3, "reserves");
        for (uint256 i = 0; i < 3; i++) {
            assertEq(pool.getReservesList()[i], address(assets[i]), "listed");
            assertEq(keccak256(abi.encode(reserves[i])), keccak256(abi.encode(reserveOf(assets[i]))), "the same");
        }
    }

    function test_the_tiers() public view {
        uint256[5] memory rates = [uint256(15_000), 12_500, 10_000, 9_000, 8_000];
        uint256[5] memory powers = [uint256(6_000), 8_000, 10_000, 10_500, 11_000];
        for (uint256 tier = 0; tier < 5; tier++) {
            assertEq(pool.tierRateBps(tier), rates[tier], "rate");
            assertEq(pool.tierPowerBps(tier), powers[tier], "power");
        }
        assertEq(pool.tierOf(579), 0, "below a band");
        assertEq(pool.tierOf(580), 1, "in it");
    }

    function test_a_better_tier_borrows_more_but_never_near_the_liquidation_threshold() public {
        ILendingPool.ReserveConfig memory terms = termsOf(eth);
        terms.ltvBps = 7_800;
        configure(eth, terms);
        for (uint256 i = 0; i < 95; i++) {
            uint256 due = positionOf(borrower, usd).due;
            if (i == 94) repay(borrower, usd, ALL);
            else repay(borrower, usd, due);
            pass(CYCLE);
        }
        ILendingPool.Account memory account = accountOf(borrower);
        assertEq(account.tier, 3, "a good tier");
        assertEq(account.borrowingPowerUsd, 31_500e8 * 78 / 100, "78 % and not 81.9 %");
    }

    function test_totals_follow_from_the_scaled_amounts() public view {
        ILendingPool.ReserveView memory reserve = reserveOf(usd);
        uint256 debt;
        for (uint256 tier = 0; tier < 5; tier++) {
            debt += (reserve.borrowScaled[tier] * reserve.borrowIndex[tier] + RAY - 1) / RAY;
            assertEq(
                reserve.borrowRate[tier], pool.rateAt(address(usd), reserve.utilization, uint8(tier)), "borrow rate"
            );
        }
        assertEq(reserve.totalBorrowed, debt, "borrowed");
        uint256 claims = (reserve.supplyScaled + reserve.reserveScaled) * reserve.supplyIndex / RAY;
        assertEq(reserve.totalSupplied, claims, "supplied");
        assertEq(reserve.reserves, reserve.reserveScaled * reserve.supplyIndex / RAY, "the pool's share");
        assertEq(reserve.utilization, debt * RAY / (debt + reserve.cash), "utilisation");
        assertEq(reserve.asOf, vm.getBlockTimestamp(), "as of");
        assertEq(pool.supplyIndex(address(usd)), reserve.supplyIndex, "index");
    }

    function test_a_position() public {
        give(borrower, eth, 5e18);
        ILendingPool.PositionView memory position = positionOf(borrower, usd);
        assertEq(position.principal, 15_000e6, "principal");
        assertEq(position.scaledDebt, 15_000e6, "scaled debt");
        assertEq(position.borrowed, debtOf(borrower, usd), "borrowed");
        assertEq(position.tier, 1, "the tier of the last touch");
        assertEq(position.borrowRate, reserveOf(usd).borrowRate[1], "rate");
        assertEq(position.wallet, 15_000e6, "wallet");
        assertEq(position.allowance, 0, "allowance");
        position = positionOf(borrower, eth);
        assertEq(position.supplied, 10e18, "supplied");
        assertEq(position.scaledSupply, 10e18, "scaled supply");
        assertEq(position.wallet, 5e18, "wallet");
        assertEq(position.allowance, ALL, "allowance");
        assertEq(position.tier, 0, "without a loan, the tier of the score");
    }

    function test_the_whole_state_is_what_the_four_views_say() public view {
        ILendingPool.UserState memory state = pool.getUserState(borrower);
        assertEq(abi.encode(state.reserves), abi.encode(pool.getReserves()), "reserves");
        assertEq(abi.encode(state.account), abi.encode(accountOf(borrower)), "account");
        assertEq(abi.encode(state.positions), abi.encode(pool.getUserPositions(borrower)), "positions");
        assertEq(abi.encode(state.credit), abi.encode(creditOf(borrower)), "credit");
    }

    function test_what_views_say_is_what_a_transaction_of_the_same_block_finds() public {
        bytes32 account = keccak256(abi.encode(accountOf(borrower)));
        bytes32 credit = keccak256(abi.encode(creditOf(borrower)));
        bytes32 reserve = keccak256(abi.encode(reserveOf(usd)));
        sync(usd, friend);
        sync(eth, borrower);
        assertEq(keccak256(abi.encode(accountOf(borrower))), account, "account");
        assertEq(keccak256(abi.encode(creditOf(borrower))), credit, "credit");
        assertEq(keccak256(abi.encode(reserveOf(usd))), reserve, "reserve");
    }

    function testFuzz_the_end_of_the_cycle_is_foretold(uint256 time, uint256 amount, bool closes) public {
        pass(bound(time, 0, CYCLE - 1));
        if (closes) amount = ALL;
        else amount = bound(amount, 1e6, 14_999e6);
        uint256 whenClosed = creditOf(borrower).scoreWhenClosed;
        repay(borrower, usd, amount);
        ILendingPool.Credit memory credit = creditOf(borrower);
        if (closes) assertEq(credit.scoreAtCycleEnd, whenClosed, "closing leads to what was foretold");
        vm.warp(credit.cycleEndsAt - 1);
        assertEq(scoreOf(borrower), credit.score, "not before its end");
        vm.warp(credit.cycleEndsAt);
        assertEq(scoreOf(borrower), credit.scoreAtCycleEnd, "at its end");
    }
}
