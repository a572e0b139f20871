// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeStrategy} from "../../../hlpmm/FeeStrategy.sol";
import {HlpmmFactory} from "../../../hlpmm/HlpmmFactory.sol";
import {HlpmmPool} from "../../../hlpmm/HlpmmPool.sol";
import {HlpmmRouter} from "../../../hlpmm/HlpmmRouter.sol";
import {StablecoinRegistry} from "../../../hlpmm/StablecoinRegistry.sol";
import {ILendingPool} from "../../../lending/ILendingPool.sol";
import {TestToken} from "../../../tokens/TestToken.sol";
import {LendingTest} from "../LendingTest.sol";

/// @notice A market's token as collateral and as debt: its price moves within a transaction, its average does not.
contract LendingCurvePricesTest is LendingTest {
    HlpmmPool private market;
    HlpmmRouter private router;
    TestToken private dollar;
    TestToken private token;

    function setUp() public override {
        super.setUp();
        dollar = new TestToken("Dollar", "DOL", 18, ALL);
        address[] memory stablecoins = new address[](1);
        stablecoins[0] = address(dollar);
        StablecoinRegistry registry = new StablecoinRegistry(owner, stablecoins);
        HlpmmFactory factory = new HlpmmFactory(registry);
        router = new HlpmmRouter(factory, registry);
        (address created, address token_,) = factory.createMarket("Tide", "TIDE", "", FeeStrategy.CLAIM);
        market = HlpmmPool(created);
        token = TestToken(token_);
        dollar.mint(address(this), 10_000_000e18);
        dollar.approve(address(router), ALL);
        token.approve(address(router), ALL);
        buy(40_000e18);
        vm.warp(START + 1 hours);

        vm.prank(owner);
        oracle.setMarket(address(token), market);
        ILendingPool.ReserveConfig memory terms = volatileTerms(1e18);
        terms.ltvBps = 2_500;
        terms.liquidationThresholdBps = 4_000;
        terms.liquidationBonusBps = 1_000;
        configure(token, terms);
        deposit(lender, usd, 100_000e6);
    }

    function buy(uint256 usd_) private {
        router.swapExactStableForTokens(usd_, 0, address(dollar), address(token), address(this), ALL);
    }

    function sell(uint256 tokens) private {
        router.swapExactTokensForStable(tokens, 0, address(token), address(this), ALL);
    }

    function _depositTokens(address who, uint256 amount) private {
        token.transfer(who, amount);
        vm.startPrank(who);
        token.approve(address(pool), ALL);
        pool.deposit(address(token), amount);
        vm.stopPrank();
    }

    function test_the_views_say_both_bounds_the_average_and_the_price() public {
        uint256 average = market.averagePriceWad();
        buy(6_000e18);
        ILendingPool.ReserveView memory reserve = reserveOf(token);
        assertEq(reserve.price, market.getSpotPrice(), "price");
        assertEq(reserve.priceLower, average, "lower");
        assertEq(reserve.priceUpper, market.getSpotPrice(), "upper");
        assertEq(reserve.priceAverage, market.averagePriceWad(), "average");
        assertEq(reserve.priceUpdatedAt, vm.getBlockTimestamp(), "of now");
        assertTrue(reserve.priceFresh, "fresh");
        vm.warp(START + 30 days);
        assertTrue(reserveOf(token).priceFresh, "always fresh");
    }

    function test_a_price_pushed_up_in_the_same_block_lends_no_more() public {
        _depositTokens(borrower, 50_000_000e18);
        uint256 most = positionOf(borrower, usd).maxBorrow;
        assertGt(most, 0, "something");
        buy(100_000e18);
        assertEq(positionOf(borrower, usd).maxBorrow, most, "the average counts");
        refuses(ILendingPool.BorrowingPowerExceeded.selector);
        borrow(borrower, usd, most + 1);
    }

    function test_the_most_to_borrow_of_a_token_counts_its_higher_price() public {
        _depositTokens(lender, 200_000_000e18);
        deposit(borrower, usd, 10_000e6);
        uint256 before = positionOf(borrower, token).maxBorrow;
        buy(6_000e18);
        uint256 most = positionOf(borrower, token).maxBorrow;
        assertGt(most, 0, "something");
        assertLt(most, before, "the price counts");
        refuses(ILendingPool.BorrowingPowerExceeded.selector);
        borrow(borrower, token, most + 1);
        borrow(borrower, token, most);
    }

    function test_a_price_pushed_down_lends_less_and_withdraws_less() public {
        _depositTokens(borrower, 50_000_000e18);
        borrow(borrower, usd, positionOf(borrower, usd).maxBorrow * 9 / 10);
        (uint256 power, uint256 free) = (accountOf(borrower).borrowingPowerUsd, positionOf(borrower, token).maxWithdraw);
        sell(300_000_000e18);
        assertLt(accountOf(borrower).borrowingPowerUsd, power, "borrowing power");
        assertLt(positionOf(borrower, token).maxWithdraw, free, "withdraw");
        assertEq(positionOf(borrower, usd).maxBorrow, 0, "borrow");
    }

    function test_a_price_pushed_down_in_the_same_block_liquidates_nobody() public {
        _depositTokens(borrower, 50_000_000e18);
        borrow(borrower, usd, positionOf(borrower, usd).maxBorrow);
        uint256 health = accountOf(borrower).healthFactor;
        sell(token.balanceOf(address(this)) * 9 / 10);
        assertLt(market.getSpotPrice() * 4, market.averagePriceWad(), "a quarter of the price");
        assertEq(accountOf(borrower).healthFactor, health, "health");
        give(liquidator, usd, 1_000e6);
        refuses(ILendingPool.NotLiquidatable.selector);
        vm.prank(liquidator);
        pool.liquidate(borrower, address(usd), address(token), ALL);
    }

    function test_a_price_pushed_around_in_the_same_block_neither_saves_nor_costs_more_collateral() public {
        _depositTokens(borrower, 50_000_000e18);
        borrow(borrower, usd, positionOf(borrower, usd).maxBorrow);
        sell(token.balanceOf(address(this)) * 9 / 10);
        vm.warp(vm.getBlockTimestamp() + 10 minutes);
        assertLt(accountOf(borrower).healthFactor, 1e18, "the average has followed");
        uint256 state = vm.snapshotState();
        liquidate(borrower, usd, token, 100e6);
        uint256 seized = pTokenOf(token).balanceOf(liquidator);
        assertGt(seized, 0, "seized");
        vm.revertToState(state);
        buy(40_000e18);
        liquidate(borrower, usd, token, 100e6);
        assertEq(pTokenOf(token).balanceOf(liquidator), seized, "after a push up");
    }

    function test_a_loan_of_the_token_is_valued_at_the_upper_bound() public {
        _depositTokens(lender, 100_000_000e18);
        deposit(borrower, eth, 10e18);
        borrow(borrower, token, 25_000_000e18);
        uint256 debt = accountOf(borrower).debtUsd;
        sell(300_000_000e18);
        assertEq(accountOf(borrower).debtUsd, debt, "a fall in this block does not count");
        buy(120_000e18);
        assertEq(
            accountOf(borrower).debtUsd,
            (25_000_000e18 * market.getSpotPrice() + 1e28 - 1) / 1e28,
            "a rise counts at once"
        );
        assertEq(
            accountOf(borrower).liquidationDebtUsd,
            (25_000_000e18 * market.averagePriceWad() + 1e28 - 1) / 1e28,
            "but not in a liquidation"
        );
    }
}
