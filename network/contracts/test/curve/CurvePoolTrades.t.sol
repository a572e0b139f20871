// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurveFees} from "../../curve/CurveFees.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {CurveTest} from "./CurveTest.sol";

/// @title What a trade pays, moves and says, in markets of every kind
contract CurvePoolTradesTest is CurveTest {
    struct Reserves {
        uint256 x;
        uint256 y;
        uint256 fees;
        uint256 feePpm;
    }

    function reservesOf(CurvePool market) private view returns (Reserves memory) {
        return Reserves(market.virtualReserveUsd(), market.reserveToken(), market.feesAccrued(), market.feePpm());
    }

    /// @dev A market of any kind with some history: a purchase, then a pause.
    function marketInUse(uint256 virtualUsd, uint256 supply, uint8 feeStrategy, uint256 spent, uint256 pause)
        private
        returns (CurvePool market)
    {
        market = anyMarket(virtualUsd, supply, feeStrategy);
        equip(trader, market);
        spent = boundAnySize(spent, 1, MILLION);
        (uint256 tokensOut,) = market.quoteBuy(spent);
        if (tokensOut > 0) buy(market, spent);
        pass(bound(pause, 0, 1_000));
        stablecoin.mint(trader, MILLION);
    }

    function testFuzz_a_purchase_pays_the_fee_up_and_the_tokens_down(
        uint256 virtualUsd,
        uint256 supply,
        uint8 feeStrategy,
        uint256 spent,
        uint256 pause,
        uint256 usdIn
    ) public {
        CurvePool market = marketInUse(virtualUsd, supply, feeStrategy, spent, pause);
        usdIn = boundAnySize(usdIn, 1, MILLION);
        Reserves memory was = reservesOf(market);
        (uint256 quoted, uint256 fee) = market.quoteBuy(usdIn);
        uint256 net = usdIn - fee;

        assertGe(fee * 1e6, usdIn * was.feePpm, "the fee is never less than its rate");
        assertLt((fee - 1) * 1e6, usdIn * was.feePpm, "and less than one unit more");
        assertLe(quoted * (was.x + net), was.y * net, "never more tokens than the curve gives");
        assertGt((quoted + 1) * (was.x + net), was.y * net, "and less than one unit fewer");
        if (quoted == 0) {
            vm.expectRevert(CurvePool.ZeroAmount.selector);
            buy(market, usdIn);
            return;
        }

        uint256 dollars = stablecoin.balanceOf(trader);
        uint256 tokens = market.token().balanceOf(trader);
        assertEq(buy(market, usdIn), quoted, "the quote is the trade");
        assertEq(dollars - stablecoin.balanceOf(trader), usdIn, "dollars paid");
        assertEq(market.token().balanceOf(trader) - tokens, quoted, "tokens received");

        Reserves memory now_ = reservesOf(market);
        assertEq(now_.x, was.x + net, "the net dollars join the curve");
        assertEq(now_.y, was.y - quoted, "the tokens leave it");
        assertEq(now_.fees, was.fees + fee, "the fee is kept beside it");
        assertGe(now_.x * now_.y, was.x * was.y, "k never falls");
    }

    function testFuzz_a_sale_pays_the_dollars_down_and_the_fee_up(
        uint256 virtualUsd,
        uint256 supply,
        uint8 feeStrategy,
        uint256 spent,
        uint256 pause,
        uint256 tokensIn
    ) public {
        CurvePool market = marketInUse(virtualUsd, supply, feeStrategy, spent, pause);
        uint256 tokens = market.token().balanceOf(trader);
        vm.assume(tokens > 0);
        tokensIn = boundAnySize(tokensIn, 1, tokens);
        Reserves memory was = reservesOf(market);
        (uint256 quoted, uint256 fee) = market.quoteSell(tokensIn);
        uint256 gross = quoted + fee;

        assertLe(gross * (was.y + tokensIn), was.x * tokensIn, "never more dollars than the curve gives");
        assertGt((gross + 1) * (was.y + tokensIn), was.x * tokensIn, "and less than one unit fewer");
        assertGe(fee * 1e6, gross * was.feePpm, "the fee is never less than its rate");
        if (fee > 0) assertLt((fee - 1) * 1e6, gross * was.feePpm, "and less than one unit more");
        if (quoted == 0) {
            vm.expectRevert(CurvePool.ZeroAmount.selector);
            sell(market, tokensIn);
            return;
        }

        uint256 dollars = stablecoin.balanceOf(trader);
        assertEq(sell(market, tokensIn), quoted, "the quote is the trade");
        assertEq(stablecoin.balanceOf(trader) - dollars, quoted, "dollars received");
        assertEq(tokens - market.token().balanceOf(trader), tokensIn, "tokens paid");

        Reserves memory now_ = reservesOf(market);
        assertEq(now_.x, was.x - gross, "the dollars leave the curve with the fee");
        assertEq(now_.y, was.y + tokensIn, "the tokens join it");
        assertEq(now_.fees, was.fees + fee, "the fee is kept beside it");
        assertGe(now_.x * now_.y, was.x * was.y, "k never falls");
    }

    function testFuzz_the_dollars_quoted_for_tokens_buy_at_least_those(
        uint256 virtualUsd,
        uint256 supply,
        uint8 feeStrategy,
        uint256 spent,
        uint256 pause,
        uint256 wanted
    ) public {
        CurvePool market = marketInUse(virtualUsd, supply, feeStrategy, spent, pause);
        uint256 inPool = market.reserveToken();
        vm.assume(inPool > 1);
        wanted = boundAnySize(wanted, 1, inPool - 1);
        (uint256 usdIn, uint256 fee) = market.quoteBuyExactOut(wanted);
        (uint256 tokensOut, uint256 feeOfBuy) = market.quoteBuy(usdIn);
        assertGe(tokensOut, wanted, "enough");
        assertEq(fee, feeOfBuy, "the fee of that purchase");
        if (usdIn > 2) {
            (uint256 forLess,) = market.quoteBuy(usdIn - 2);
            assertLt(forLess, wanted, "no more than two units dearer than needed");
        }

        stablecoin.mint(trader, usdIn);
        vm.prank(trader);
        assertEq(market.buy(usdIn, wanted, trader, LATEST), tokensOut, "the quote is the trade");
    }

    function testFuzz_buying_and_selling_at_once_never_gains(
        uint256 virtualUsd,
        uint256 supply,
        uint8 feeStrategy,
        uint256 spent,
        uint256 pause,
        uint256 usdIn
    ) public {
        CurvePool market = marketInUse(virtualUsd, supply, feeStrategy, spent, pause);
        usdIn = boundAnySize(usdIn, 1, MILLION);
        (uint256 tokensOut,) = market.quoteBuy(usdIn);
        vm.assume(tokensOut > 0);
        tokensOut = buy(market, usdIn);
        (uint256 back,) = market.quoteSell(tokensOut);
        assertLt(back, usdIn, "dearer than it went");
    }

    function testFuzz_the_price_and_the_market_cap_follow_from_the_reserves(
        uint256 virtualUsd,
        uint256 supply,
        uint8 feeStrategy,
        uint256 spent
    ) public {
        CurvePool market = marketInUse(virtualUsd, supply, feeStrategy, spent, 0);
        uint256 x = market.virtualOffsetUsd() + market.realReserveUsd();
        uint256 y = market.reserveToken();
        assertEq(market.virtualReserveUsd(), x, "x is the offset and the real dollars");
        assertEq(market.spotPriceWad(), x * 1e30 / y, "price");
        assertEq(market.marketCapUsd(), x * market.token().totalSupply() / y, "market cap");
    }

    function test_the_tokens_and_the_dollars_go_to_whoever_the_trader_names() public {
        address friend = makeAddr("friend");
        vm.prank(trader);
        uint256 tokensOut = pool.buy(100e6, 0, friend, LATEST);
        assertEq(token.balanceOf(friend), tokensOut, "tokens");

        vm.startPrank(friend);
        token.approve(address(pool), LATEST);
        uint256 usdOut = pool.sell(tokensOut, 0, creator, LATEST);
        vm.stopPrank();
        assertEq(stablecoin.balanceOf(creator), usdOut, "dollars");
    }

    function test_a_trade_says_what_it_did() public {
        // 100 dollars, 1 of them the fee: 1,000,000 * 99 / 1,099 tokens.
        uint256 tokensOut = uint256(1_000_000e18 * 99e6) / 1_099e6;
        uint256 left = 1_000_000e18 - tokensOut;
        uint256 price = uint256(1_099e6) * 1e30 / left;
        vm.expectEmit(address(pool));
        emit CurvePool.VolatilityUpdated((price - 1e15) * 10_000 / 1e15, 10_000);
        vm.expectEmit(address(pool));
        emit CurvePool.Swap(trader, creator, true, 100e6, tokensOut, 1e6, 1_099e6, 99e6, left, price);
        vm.prank(trader);
        pool.buy(100e6, 0, creator, LATEST);

        vm.prank(creator);
        assertTrue(token.transfer(trader, tokensOut), "given");
        uint256 gross = 1_099e6 * tokensOut / 1_000_000e18;
        uint256 fee = (gross + 99) / 100;
        uint256 x = 1_099e6 - gross;
        vm.expectEmit(address(pool));
        emit CurvePool.Swap(
            trader, creator, false, tokensOut, gross - fee, fee, x, x - 1_000e6, 1_000_000e18, x * 1e30 / 1_000_000e18
        );
        vm.prank(trader);
        pool.sell(tokensOut, 0, creator, LATEST);
    }

    function test_volatility_rises_with_trades_and_raises_the_next_fee() public {
        CurvePool market = openMarket(1_000e6, 1_000_000e18, CurveFees.LINEAR);
        equip(trader, market);
        assertEq(market.feePpm(), 3_000, "at rest");
        buy(market, 500e6);
        assertEq(market.volatility(), 10_000, "the price more than doubled");
        assertEq(market.feePpm(), 43_000, "the fee at its height");
        pass(29);
        assertEq(market.volatility(), 10_000, "all of it for 29 seconds");
        pass(1);
        assertEq(market.volatility(), 5_000, "half of it from 30");
        pass(569);
        assertEq(market.feePpm(), 23_000, "until 599");
        pass(1);
        assertEq(market.volatility(), 0, "nothing from 600");
    }

    function testFuzz_volatility_is_the_exact_change_of_the_price_in_any_market(
        uint256 virtualUsd,
        uint256 supply,
        uint256 usdIn
    ) public {
        CurvePool market = anyMarket(virtualUsd, supply, CurveFees.QUADRATIC);
        equip(trader, market);
        usdIn = boundAnySize(usdIn, 1, MILLION);
        (uint256 tokensOut,) = market.quoteBuy(usdIn);
        vm.assume(tokensOut > 0);
        uint256 x = market.virtualReserveUsd();
        uint256 y = market.reserveToken();
        buy(market, usdIn);
        uint256 later = market.virtualReserveUsd() * y;
        uint256 earlier = x * market.reserveToken();
        uint256 move = (later - earlier) * 10_000 / earlier;
        assertEq(market.volatility(), move > 10_000 ? 10_000 : move, "basis points of x / y");
    }

    function test_volatility_adds_up_from_trade_to_trade() public {
        buy(pool, 10e6);
        uint256 first = pool.volatility();
        uint256 second = moveOf(10e6);
        assertEq(pool.volatility(), first + second, "both price changes");
        pass(60);
        uint256 third = moveOf(10e6);
        assertEq(pool.volatility(), (first + second) / 2 + third, "half of what was, and the third");
        pass(600);
        assertEq(moveOf(10e6), pool.volatility(), "only the last");
    }

    /// @dev Buys and returns how far the price moved, in basis points.
    function moveOf(uint256 usdIn) private returns (uint256 move) {
        uint256 price = pool.spotPriceWad();
        buy(pool, usdIn);
        move = (pool.spotPriceWad() - price) * 10_000 / price;
        assertGt(move, 0, "the price moved");
    }
}
