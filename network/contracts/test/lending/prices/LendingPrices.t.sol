// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {PToken} from "../../../lending/deposits/PToken.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice Accounts with assets whose price is unknown or too old.
contract LendingPricesTest is LendingTest {
    uint256 private constant DAY = 1 days;

    function setUp() public override {
        super.setUp();
        deposit(lender, usd, 100_000e6);
        deposit(lender, btc, 10e8);
        deposit(borrower, eth, 10e18);
        borrow(borrower, usd, 15_000e6);
    }

    function test_a_receipt_without_a_price_sent_to_a_borrower_does_not_block_their_liquidation() public {
        deposit(friend, btc, 1e8);
        setPrice(btc, 0);
        PToken receipt = pTokenOf(btc);
        vm.prank(friend);
        receipt.transfer(borrower, 1_000);
        assertGt(receipt.balanceOf(borrower), 0, "the borrower holds it");
        setPrice(eth, 1_800e18);
        assertLt(accountOf(borrower).healthFactor, 1e18, "liquidatable");
        assertGt(liquidate(borrower, usd, eth, ALL), 0, "paid");
    }

    function test_collateral_without_a_price_counts_as_nothing_and_every_view_answers() public {
        deposit(borrower, btc, 1e8);
        uint256 power = accountOf(borrower).borrowingPowerUsd;
        setPrice(btc, 0);
        ILendingPool.Account memory account = accountOf(borrower);
        assertEq(power - account.borrowingPowerUsd, 91_500e8 * 56 / 100, "borrowing power of the first tier");
        assertEq(account.collateralUsd, 31_500e8, "collateral");
        assertEq(account.liquidationUsd, 25_200e8, "in a liquidation");
        assertEq(account.withdrawalUsd, 25_200e8, "for a withdrawal");
        assertEq(positionOf(borrower, btc).maxWithdraw, 1e8, "the loan does not lean on it");
        assertEq(positionOf(borrower, btc).maxBorrow, 0, "no loan without a price");
        assertEq(reserveOf(btc).price, 0, "price");
        assertFalse(reserveOf(btc).priceFresh, "fresh");
        withdraw(borrower, btc, 1e8);
    }

    function test_collateral_whose_price_is_taken_away_leaves_its_owner_liquidatable() public {
        deposit(borrower, btc, 0.001e8);
        setPrice(eth, 0);
        assertEq(accountOf(borrower).liquidationUsd, 91.5e8 * 8 / 10, "only the other collateral");
        assertGt(liquidate(borrower, usd, btc, ALL), 0, "what has a price can be seized");
        give(liquidator, usd, 1e6);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.PriceUnavailable.selector, address(eth)));
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
    }

    function test_a_price_is_used_for_a_day_and_not_a_second_longer() public {
        deposit(borrower, eth, 10e18);
        vm.warp(START + DAY);
        assertTrue(reserveOf(usd).priceFresh, "a day old");
        borrow(borrower, usd, 10e6);
        vm.warp(START + DAY + 1);
        assertFalse(reserveOf(usd).priceFresh, "older");
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.PriceUnavailable.selector, address(usd)));
        borrow(borrower, usd, 10e6);
        assertEq(reserveOf(usd).priceUpdatedAt, START, "since");
        assertEq(pool.maxPriceAge(), DAY, "a day");
    }

    function test_an_outage_of_the_prices_makes_nobody_liquidatable_and_lends_nothing() public {
        vm.warp(START + 10 * DAY);
        ILendingPool.Account memory account = accountOf(borrower);
        assertGt(account.healthFactor, 1.6e18, "the last known prices count");
        assertEq(account.borrowingPowerUsd, 0, "borrowing power");
        assertEq(account.availableUsd, 0, "available");
        assertEq(account.withdrawalUsd, 0, "for a withdrawal");
        assertEq(account.collateralUsd, 31_500e8, "collateral is shown by the last known price");
        assertEq(positionOf(borrower, eth).maxWithdraw, 0, "withdraw");
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "borrow");
        refuses(ILendingPool.NotLiquidatable.selector);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), 1e6);
    }

    function test_stale_collateral_carries_no_withdrawal_of_what_is_fresh() public {
        deposit(borrower, btc, 1e8);
        vm.warp(START + DAY + 1);
        setPrice(usd, 1e18);
        setPrice(btc, 91_500e18);
        uint256 most = positionOf(borrower, btc).maxWithdraw;
        // 15,000 dollars and some interest, over a threshold of 80 %, stay in bitcoin alone.
        assertLt(most, 1e8 - 0.204e8, "the loan leans on it");
        withdraw(borrower, btc, most);
        refuses(ILendingPool.HealthFactorTooLow.selector);
        withdraw(borrower, btc, 1);
        assertEq(positionOf(borrower, eth).maxWithdraw, 10e18, "and on nothing stale");
        withdraw(borrower, eth, ALL);
    }

    function test_a_debt_without_a_fresh_price_forbids_to_borrow_and_to_withdraw() public {
        vm.warp(START + DAY + 1);
        setPrice(eth, 3_150e18);
        setPrice(btc, 91_500e18);
        bytes memory refusal = abi.encodeWithSelector(ILendingPool.PriceUnavailable.selector, address(usd));
        vm.expectRevert(refusal);
        withdraw(borrower, eth, 1);
        vm.expectRevert(refusal);
        borrow(borrower, btc, 0.001e8);
        PToken receipt = pTokenOf(eth);
        vm.expectRevert(refusal);
        vm.prank(borrower);
        receipt.transfer(friend, 1);
        assertEq(accountOf(borrower).availableUsd, 0, "available");
        assertEq(positionOf(borrower, eth).maxWithdraw, 0, "withdraw");
        assertEq(positionOf(borrower, btc).maxBorrow, 0, "borrow");
    }

    function test_a_loan_without_a_fresh_price_waits_while_others_can_be_liquidated() public {
        borrow(borrower, btc, 0.02e8);
        vm.warp(START + DAY + 1);
        setPrice(btc, 91_500e18);
        setPrice(eth, 1_900e18);
        assertLt(accountOf(borrower).healthFactor, 1e18, "liquidatable by the last known price");
        give(liquidator, usd, 20_000e6);
        vm.expectRevert(abi.encodeWithSelector(ILendingPool.PriceUnavailable.selector, address(usd)));
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(eth), ALL);
        assertGt(liquidate(borrower, btc, eth, ALL), 0, "the loan with a fresh price");
    }

    function test_a_debt_whose_price_is_taken_away_makes_nobody_liquidatable() public {
        setPrice(usd, 0);
        ILendingPool.Account memory account = accountOf(borrower);
        assertEq(account.debtUsd, 0, "it cannot be valued");
        assertEq(account.healthFactor, ALL, "health");
        assertEq(account.availableUsd, 0, "and nothing is lent on that");
        assertEq(positionOf(borrower, eth).maxWithdraw, 0, "nor given back");
    }

    function test_repaying_and_withdrawing_without_debt_need_no_price() public {
        setPrice(usd, 0);
        setPrice(eth, 0);
        repay(borrower, usd, ALL);
        assertEq(creditOf(borrower).repaidUsd, 0, "nothing to count it by");
        withdraw(borrower, eth, ALL);
        withdraw(lender, usd, ALL);
    }

    function test_repaying_does_not_need_an_oracle_that_works() public {
        vm.mockCallRevert(address(oracle), abi.encodeWithSignature("getAssetPrice(address)", usd), "");
        repay(borrower, usd, ALL);
        assertEq(creditOf(borrower).repaidUsd, 0, "repaid");
    }

    function test_prices_of_less_than_a_hundred_millionth_count() public {
        setPrice(eth, 0.4e10); // 0.000000004 dollars
        assertEq(accountOf(borrower).collateralUsd, 4, "10 ether at 0.4 of a hundred millionth");
        setPrice(eth, 1);
        assertEq(accountOf(borrower).collateralUsd, 0, "rounded down");
        setPrice(usd, 1);
        assertEq(accountOf(borrower).debtUsd, 1, "rounded up");
    }

    function testFuzz_collateral_is_rounded_down_and_debt_up(uint256 price, uint256 amount) public {
        price = bound(price, 1, type(uint128).max);
        amount = bound(amount, 0, 1e30);
        setPrice(eth, price);
        setPrice(usd, price);
        if (amount > 0) deposit(friend, eth, amount);
        assertEq(accountOf(friend).collateralUsd, amount * price / 1e28, "collateral");
        uint256 debt = debtOf(borrower, usd);
        assertEq(accountOf(borrower).debtUsd, (debt * price + 1e16 - 1) / 1e16, "debt");
    }
}
