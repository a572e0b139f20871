// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CreditScore} from "../../../lending/credit/CreditScore.sol";
import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {LendingTest} from "../LendingTest.sol";

contract LendingLiquidationTest is LendingTest {
    /// @dev 10 ether, and a debt that is exactly healthy at 2,000 dollars.
    uint256 private constant DEBT = 16_000e6;

    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 50_000e6);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, DEBT);
    }

    function _seized() private view returns (uint256) {
        return positionOf(liquidator, eth).supplied;
    }

    function test_a_loan_that_is_just_healthy_is_left_alone() public {
        setPrice(eth, 2_000e18);
        assertEq(accountOf(borrower).healthFactor, 1e18, "just healthy");
        give(liquidator, usd, DEBT);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.NotLiquidatable.selector, 1e18));
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
        setPrice(eth, 2_000e18 - 1e9);
        assertGt(liquidate(borrower, usd, eth, ALL), 0, "a hair less");
    }

    function test_half_of_an_unhealthy_loan_can_be_repaid_for_collateral_and_a_bonus() public {
        setPrice(eth, 1_950e18);
        uint256 seized = uint256(8_560e36) / 1_950e18;
        give(liquidator, usd, DEBT);
        vm.expectEmit(address(pool));
        emit ILendingPool.Liquidate(borrower, address(usd), address(eth), liquidator, 8_000e6, seized);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
        assertEq(usd.balanceOf(liquidator), DEBT - 8_000e6, "half was paid");
        assertEq(_seized(), seized, "collateral with 7 % more, rounded down");
        assertEq(debtOf(borrower, usd), 8_000e6, "the other half");
        assertGt(accountOf(borrower).healthFactor, 1e18, "healthy again");
    }

    function test_half_of_an_odd_loan_is_rounded_up() public {
        deposit(borrower, eth, 0.01e18);
        borrow(borrower, usd, 1);
        setPrice(eth, 1_990e18);
        assertEq(liquidate(borrower, usd, eth, ALL), 8_000e6 + 1, "half, rounded up");
    }

    function test_half_is_the_most_down_to_a_health_of_95_percent_and_the_whole_below() public {
        setPrice(eth, 1_900e18);
        assertEq(accountOf(borrower).healthFactor, 0.95e18, "at the edge");
        uint256 state = vm.snapshotState();
        assertEq(liquidate(borrower, usd, eth, ALL), DEBT / 2, "half");
        vm.revertToState(state);
        setPrice(eth, 1_900e18 - 1e9);
        assertEq(liquidate(borrower, usd, eth, ALL), DEBT, "the whole");
        assertEq(debtOf(borrower, usd), 0, "nothing left");
    }

    function test_a_hopeless_loan_is_liquidated_whole_and_only_its_borrower_is_marked() public {
        pass(CYCLE / 2);
        setPrice(eth, 1_800e18);
        liquidate(borrower, usd, eth, ALL);
        ILendingPool.Credit memory credit = creditOf(borrower);
        assertEq(credit.score, 510, "score");
        assertEq(credit.liquidations, 1, "liquidations");
        assertEq(credit.loansClosed, 0, "the borrower closed nothing");
        assertEq(credit.openLoans, 0, "open");
        assertEq(credit.cycleEndsAt, 0, "no cycle");
        assertEq(scoreOf(liquidator), 600, "the liquidator's");
    }

    function test_a_liquidator_pays_for_no_more_collateral_than_there_is_and_nothing_where_there_is_none() public {
        setPrice(eth, 1_070e18);
        // 10 ether of 1,070 dollars, less a bonus of 7 %.
        assertEq(liquidate(borrower, usd, eth, ALL), 10_000e6, "paid");
        assertEq(_seized(), 10e18, "all collateral");
        assertEq(pTokenOf(eth).scaledBalanceOf(borrower), 0, "no share is left");
        assertEq(debtOf(borrower, usd), DEBT - 10_000e6, "bad debt");
        assertEq(accountOf(borrower).healthFactor, 0, "no health");
        give(liquidator, usd, DEBT);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
        assertEq(usd.balanceOf(address(pool)), reserveOf(usd).cash, "cash");
    }

    function test_bad_debt_stays_is_owed_with_interest_and_can_be_repaid() public {
        setPrice(eth, 1_070e18);
        liquidate(borrower, usd, eth, ALL);
        uint256 debt = debtOf(borrower, usd);
        pass(30 days);
        assertGt(debtOf(borrower, usd), debt, "interest");
        ILendingPool.ReserveView memory reserve = reserveOf(usd);
        assertGe(reserve.cash + reserve.totalBorrowed, reserve.totalSupplied, "claims are covered, by a debt");
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "no new loan");
        repay(borrower, usd, ALL);
        withdraw(lender, usd, ALL);
    }

    function test_one_loan_of_several_for_one_collateral_of_several() public {
        deposit(borrower, btc, 0.05e8);
        deposit(lender, btc, 1e8);
        borrow(borrower, btc, 0.01e8);
        setPrice(eth, 1_500e18);
        liquidate(borrower, btc, eth, ALL);
        assertEq(debtOf(borrower, btc), 0, "this loan");
        assertEq(debtOf(borrower, usd), DEBT, "not that");
        assertEq(positionOf(borrower, btc).supplied, 0.05e8, "not that collateral");
    }

    function test_the_same_asset_as_debt_and_collateral() public {
        deposit(borrower, usd, 3_000e6);
        setPrice(eth, 1_600e18);
        uint256 cash = reserveOf(usd).cash;
        assertEq(liquidate(borrower, usd, usd, 1_000e6), 1_000e6, "paid");
        assertEq(positionOf(liquidator, usd).supplied, 1_050e6, "seized");
        assertEq(reserveOf(usd).cash, cash + 1_000e6, "cash");
        assertEq(usd.balanceOf(address(pool)), cash + 1_000e6, "balance");
    }

    function test_liquidating_oneself_gains_nothing() public {
        setPrice(eth, 1_950e18);
        give(borrower, usd, DEBT);
        uint256 supplied = positionOf(borrower, eth).supplied;
        vm.prank(borrower);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
        assertEq(positionOf(borrower, eth).supplied, supplied, "the collateral is where it was");
        assertEq(debtOf(borrower, usd), DEBT / 2, "the loan is paid");
        assertEq(scoreOf(borrower), 510, "and the score has fallen");
    }

    function test_several_small_liquidations_are_one_fall_of_the_score_within_a_cycle() public {
        setPrice(eth, 1_950e18);
        for (uint256 i = 0; i < 5; i++) {
            liquidate(borrower, usd, eth, 1e6);
        }
        assertEq(scoreOf(borrower), 510, "one fall");
        assertEq(creditOf(borrower).liquidations, 5, "all counted");
        pass(CYCLE - 1);
        liquidate(borrower, usd, eth, 1e6);
        assertEq(scoreOf(borrower), 510, "still one");
        pass(1);
        liquidate(borrower, usd, eth, 1e6);
        assertEq(scoreOf(borrower), 447, "another");
    }

    function test_what_a_liquidator_pays_is_not_the_borrowers_merit() public {
        pass(CYCLE);
        setPrice(eth, 1_950e18);
        liquidate(borrower, usd, eth, 4_000e6);
        assertFalse(creditOf(borrower).cyclePaid, "not paid");
        assertGe(positionOf(borrower, usd).due, 600e6, "a twentieth of what is left");
        assertLt(positionOf(borrower, usd).due, 601e6, "and the interest");
        repay(borrower, usd, positionOf(borrower, usd).due);
        assertTrue(creditOf(borrower).cyclePaid, "paid by the borrower");
        setPrice(eth, 1_800e18);
        liquidate(borrower, usd, eth, 1e6);
        assertTrue(creditOf(borrower).cyclePaid, "stays paid");
    }

    function test_a_loan_that_a_liquidation_ends_is_neither_paid_nor_missed() public {
        deposit(lender, btc, 1e8);
        borrow(borrower, btc, 0.01e8);
        pass(CYCLE);
        repay(borrower, btc, 0.001e8);
        setPrice(eth, 1_890e18);
        liquidate(borrower, usd, eth, ALL);
        ILendingPool.Credit memory credit = creditOf(borrower);
        assertEq(credit.dueLoans, 1, "one loan left");
        assertEq(credit.paidLoans, 1, "which has paid");
        pass(CYCLE);
        assertEq(creditOf(borrower).paidCycles, 1, "paid");
        assertEq(creditOf(borrower).missedCycles, 0, "missed");
    }

    function test_a_new_loan_that_a_liquidation_ends_leaves_the_cycle_open_for_a_reward() public {
        pass(CYCLE);
        repay(borrower, usd, 900e6);
        deposit(lender, btc, 1e8);
        borrow(borrower, btc, 0.001e8);
        assertEq(creditOf(borrower).scoreAtCycleEnd, 600, "a new loan");
        setPrice(eth, 1_700e18);
        liquidate(borrower, btc, eth, ALL);
        assertEq(creditOf(borrower).openLoans, 1, "open");
        assertEq(scoreOf(borrower), 510, "score");
        assertEq(creditOf(borrower).scoreAtCycleEnd, 517, "2 % of the rest");
    }

    function test_the_fall_of_the_score_is_announced() public {
        setPrice(eth, 1_950e18);
        give(liquidator, usd, 1e6);
        vm.expectEmit(address(pool));
        emit ILendingPool.CreditScoreUpdated(borrower, 600, 510, CreditScore.LIQUIDATED);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), 1e6);
    }

    function testFuzz_half_a_liquidation_never_leaves_an_account_less_healthy(
        uint256 price,
        uint256 amount,
        uint256 bonus,
        uint256 threshold
    ) public {
        ILendingPool.ReserveConfig memory terms = termsOf(eth);
        terms.liquidationThresholdBps = uint16(bound(threshold, 7_200, 9_000));
        uint256 most = 9_500 * 10_000 / uint256(terms.liquidationThresholdBps) - 10_000;
        terms.liquidationBonusBps = uint16(bound(bonus, 0, most));
        configure(eth, terms);
        uint256 edge = uint256(DEBT) * 1e12 * 1_000 / terms.liquidationThresholdBps;
        setPrice(eth, bound(price, edge * 951 / 1_000, edge - 1e9));
        uint256 health = accountOf(borrower).healthFactor;
        liquidate(borrower, usd, eth, bound(amount, 1e6, DEBT));
        // A liquidation of little at the very edge may change less than the rounding of dollars.
        assertGe(accountOf(borrower).healthFactor + 1e7, health, "health");
    }

    function testFuzz_a_liquidator_never_gets_more_than_the_bonus(uint256 price, uint256 amount) public {
        price = bound(price, 100e18, 1_990e18);
        setPrice(eth, price);
        uint256 paid = liquidate(borrower, usd, eth, bound(amount, 1, ALL));
        uint256 worth = _seized() * price / 1e18;
        assertLe(worth, paid * 1e12 * 107 / 100, "worth");
        assertLe(usd.balanceOf(liquidator) + paid, DEBT + 2, "no more than the debt was asked for");
        ILendingPool.ReserveView memory reserve = reserveOf(usd);
        assertGe(reserve.cash + reserve.totalBorrowed, reserve.totalSupplied, "covered");
    }

    function test_refusals() public {
        setPrice(eth, 1_800e18);
        give(liquidator, usd, DEBT);
        vm.startPrank(liquidator);
        vm.expectRevert(ILendingPool.ZeroAmount.selector);
        pool.liquidate(borrower, address(usd), address(eth), 0);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.NoDebt.selector, address(btc)));
        pool.liquidate(borrower, address(btc), address(eth), 1);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.AssetNotListed.selector, friend));
        pool.liquidate(borrower, friend, address(eth), 1);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.AssetNotListed.selector, friend));
        pool.liquidate(borrower, address(usd), friend, 1);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.NotLiquidatable.selector, ALL));
        pool.liquidate(lender, address(usd), address(eth), 1);
        vm.stopPrank();
    }

    function test_paused_assets_can_be_repaid_and_liquidated() public {
        ILendingPool.ReserveConfig memory terms = termsOf(usd);
        terms.paused = true;
        configure(usd, terms);
        terms = termsOf(eth);
        terms.paused = true;
        configure(eth, terms);
        repay(borrower, usd, 10e6);
        setPrice(eth, 1_800e18);
        assertGt(liquidate(borrower, usd, eth, ALL), 0, "paid");
    }
}
