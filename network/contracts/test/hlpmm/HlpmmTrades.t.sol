// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {FeeStrategy} from "../../hlpmm/FeeStrategy.sol";
import {HlpmmEvents} from "../../hlpmm/HlpmmEvents.sol";
import {HlpmmPool} from "../../hlpmm/HlpmmPool.sol";
import {HlpmmToken} from "../../hlpmm/HlpmmToken.sol";
import {TestToken} from "../../tokens/TestToken.sol";
import {HlpmmTest} from "./HlpmmTest.sol";

/// @title What trades move, by figures worked out beside the contract
contract HlpmmTradesTest is HlpmmTest {
    function test_a_new_market_costs_ten_thousand_dollars() public view {
        assertEq(pool.getSpotPrice(), 0.00001e18, "price");
        assertEq(pool.getMarketCap(), 10_000e18, "market cap");
        assertEq(pool.reserveToken(), 1_000_000_000e18, "tokens");
        assertEq(pool.realReserveUSD(), 0, "nobody has paid anything yet");
        assertEq(token.balanceOf(address(pool)), token.totalSupply(), "the pool holds the whole supply");
    }

    /// @dev 0.8 % of 1,000 are 8; 992 × 1e9 / 10,992 tokens.
    function test_a_first_purchase_pays_eight_tenths_of_a_percent() public {
        uint256 tokens = buy(1_000e18);
        assertEq(tokens, uint256(992e18) * 1_000_000_000e18 / 10_992e18, "tokens bought");
        assertEq(pool.realReserveUSD(), 992e18, "what is not fee joins the reserve");
        assertEq(preferred.balanceOf(address(factory.feeCollector())), 8e18, "fee");
        assertEq(factory.feeCollector().pendingFees(1), 8e18, "fee of this market");
        assertEq(pool.cumulativeFees(), 8e18, "fees so far");
    }

    function test_a_sale_is_paid_by_the_formula_and_its_fee_stays_in_tokens() public {
        uint256 held = buy(1_000e18);
        pass(7 days);
        uint256 tokens = held / 2;
        (uint256 x, uint256 y) = pool.getReserves();
        // 30, 75 for one holder of everything, and the volatility of the purchase: none, it came within 30 seconds.
        uint256 fee = tokens * 105 / 10_000;
        uint256 net = tokens - fee;
        uint256 usd = net * x / (y + net);
        uint256 feeUsd = fee * x / (y + tokens + fee);
        uint256 before = preferred.balanceOf(trader);
        assertEq(sell(tokens), usd, "dollars");
        assertEq(preferred.balanceOf(trader) - before, usd, "paid");
        assertEq(pool.reserveToken(), y + tokens, "the fee's tokens join the reserve");
        assertEq(pool.realReserveUSD(), 992e18 - usd - feeUsd, "the seller's and the fee's dollars leave");
        assertEq(factory.feeCollector().pendingFees(1), 8e18 + feeUsd, "fees in dollars");
    }

    function test_the_event_names_the_router_and_counts_the_fee_in_what_goes_in() public {
        uint256 tokens = buy(1_000e18) / 2;
        (uint256 x, uint256 y) = pool.getReserves();
        uint256 fee = tokens * 155 / 10_000; // 30, 50 for a new market, 75 for one holder of everything
        uint256 usd = (tokens - fee) * x / (y + tokens - fee);
        vm.expectEmit(address(factory.eventEmitter()));
        emitSale(tokens, usd, fee, x - usd - fee * x / (y + tokens + fee), y + tokens);
        sell(tokens);
    }

    function emitSale(uint256 tokens, uint256 usd, uint256 fee, uint256 x, uint256 y) private {
        emit HlpmmEvents.Swap(
            address(pool),
            address(router),
            address(0),
            address(preferred),
            address(token),
            address(preferred),
            tokens,
            usd,
            fee,
            x,
            y,
            vm.getBlockTimestamp()
        );
    }

    function test_a_sale_takes_other_coins_where_the_preferred_one_is_missing() public {
        buyWith(other, trader, 900e18);
        uint256 tokens = buyWith(preferred, trader, 100e18);
        uint256 inPreferred = preferred.balanceOf(trader);
        uint256 inOther = other.balanceOf(trader);
        pass(1 days);
        uint256 usd = sell(tokens * 5);
        uint256 paidPreferred = preferred.balanceOf(trader) - inPreferred;
        uint256 paidOther = other.balanceOf(trader) - inOther;
        assertGt(paidPreferred, 0, "all there is of the preferred coin");
        assertGt(paidOther, 0, "the rest in the other one");
        assertEq(paidPreferred + paidOther, usd, "together what the call returned");
        assertEq(preferred.balanceOf(address(pool)), 0, "none of the preferred coin is left");
    }

    function test_a_hop_trades_one_token_for_another() public {
        HlpmmToken second = HlpmmToken(openMarket(FeeStrategy.CLAIM).token());
        uint256 tokens = buy(1_000e18);
        vm.prank(trader);
        uint256 out = router.swapExactTokensForTokens(tokens / 2, 1, address(token), address(second), trader, LATEST);
        assertEq(second.balanceOf(trader), out, "bought");
        assertEq(token.balanceOf(trader), tokens - tokens / 2, "sold");
        assertEq(preferred.balanceOf(address(router)), 0, "nothing stays in the router");
    }

    function test_a_hop_paid_in_two_coins_fails() public {
        HlpmmToken second = HlpmmToken(openMarket(FeeStrategy.CLAIM).token());
        uint256 tokens = buyWith(other, trader, 1_000e18);
        buyWith(preferred, trader, 1e18);
        vm.expectRevert();
        vm.prank(trader);
        router.swapExactTokensForTokens(tokens / 2, 0, address(token), address(second), trader, LATEST);
    }

    function test_a_path_over_a_chosen_coin_works_where_the_automatic_one_does_not() public {
        HlpmmToken second = HlpmmToken(openMarket(FeeStrategy.CLAIM).token());
        uint256 tokens = buyWith(other, trader, 1_000e18);
        address[] memory path = new address[](3);
        (path[0], path[1], path[2]) = (address(token), address(other), address(second));
        vm.prank(trader);
        uint256 out = router.swapExactTokensForTokensMultiHop(tokens / 2, 1, path, trader, LATEST);
        assertEq(second.balanceOf(trader), out, "bought");
    }

    function test_stablecoins_are_not_exchanged() public {
        uint256 before = other.balanceOf(trader);
        vm.prank(trader);
        uint256 out = router.swapExactTokensForTokens(5e18, 5e18, address(preferred), address(other), creator, LATEST);
        assertEq(out, 5e18, "said to be traded");
        assertEq(preferred.balanceOf(creator), 5e18, "the coin that went in comes out");
        assertEq(other.balanceOf(trader), before, "nothing of the other");
    }

    function test_volatility_counts_the_first_move_whole_and_later_ones_by_a_fifth() public {
        buy(1_000e18);
        assertEq(pool.getVolatility(), 0, "within 30 seconds of the start");
        pass(30);
        uint256 price = 0.00001e18;
        buy(100e18);
        uint256 first = (pool.getSpotPrice() - price) * 10_000 / price;
        assertEq(pool.getVolatility(), first, "the first move since the start");
        price = pool.getSpotPrice();
        pass(30);
        buy(500e18);
        uint256 move = (pool.getSpotPrice() - price) * 10_000 / price;
        assertEq(pool.getVolatility(), (2_000 * move + 8_000 * first) / 10_000, "a moving average");
        pass(365 days);
        assertEq(pool.getVolatility(), (2_000 * move + 8_000 * first) / 10_000, "which nothing but trades changes");
    }

    function testFuzz_the_quoter_is_off_by_the_concentration_alone(uint256 usd, uint256 part, uint256 age) public {
        usd = bound(usd, 1e18, 100_000e18);
        buy(usd);
        pass(bound(age, 0, 30 days));
        uint256 held = token.balanceOf(trader);
        uint256 tokens = bound(part, held / 10, held / 2);
        (uint256 quoted,) = quoter.quoteTokenToStable(tokens, address(token));
        uint256 paid = sell(tokens);
        // One holder has everything: the pool takes 0.75 points more.
        assertLe(paid, quoted, "never more than quoted");
        assertGe(paid * 10_000, quoted * 9_920, "at most 0.8 points less");
    }

    function testFuzz_every_figure_of_a_purchase_follows_the_formula(uint256 usd, uint256 age) public {
        usd = bound(usd, 1e6, MILLION);
        buyWith(other, trader, 50e18);
        pass(bound(age, 31, 30 days));
        (uint256 x, uint256 y) = pool.getReserves();
        uint256 fee = usd * pool.feeBasisPoints() / 10_000;
        uint256 net = usd - fee;
        assertEq(buy(usd), net * y / (x + net), "tokens");
        (uint256 newX, uint256 newY) = pool.getReserves();
        assertEq(newX, x + net, "x");
        assertEq(newY, y - net * y / (x + net), "y");
        assertGe(newX * newY, x * y, "k does not fall");
    }

    function test_coins_sent_without_a_trade_join_the_reserve_on_sync() public {
        buy(100e18);
        vm.prank(trader);
        require(preferred.transfer(address(pool), 7e18));
        uint256 before = pool.realReserveUSD();
        pool.sync();
        assertEq(pool.realReserveUSD(), before + 7e18, "dollars");
        assertEq(pool.getTotalStableBalance(), pool.realReserveUSD(), "all it holds");
        assertEq(pool.getStableBalance(address(preferred)), pool.realReserveUSD(), "all in one coin");
    }

    function test_a_quote_of_a_hop_is_that_of_the_sale_and_then_of_the_purchase() public {
        address second = openMarket(FeeStrategy.CLAIM).token();
        uint256 tokens = buy(1_000e18) / 2;
        (uint256 usd, uint256 saleImpact) = quoter.quoteTokenToStable(tokens, address(token));
        (uint256 bought, uint256 purchaseImpact) = quoter.quoteStableToToken(usd, second);
        (uint256 out, uint256 impact) = quoter.quoteExactInput(tokens, address(token), second);
        assertEq(out, bought, "tokens of the second market");
        assertEq(impact, saleImpact + purchaseImpact, "both impacts");
        (out, impact) = quoter.quoteExactInput(tokens, address(token), address(preferred));
        assertEq(out, usd, "dollars where the second has no market");
        assertEq(impact, saleImpact, "one impact");
    }

    function test_the_quoter_tells_all_of_a_pool() public {
        buy(1_000e18);
        pass(60);
        (bool ok, bytes memory answer) =
            address(quoter).staticcall(abi.encodeCall(quoter.getPoolInfo, (address(token))));
        assertTrue(ok, "answers");
        uint256[8] memory info = abi.decode(answer, (uint256[8]));
        assertEq(info[0], pool.virtualReserveUSD(), "virtual");
        assertEq(info[1], pool.realReserveUSD(), "real");
        assertEq(info[2], pool.getEffectiveReserveUSD(), "effective");
        assertEq(info[3], pool.reserveToken(), "tokens");
        assertEq(info[4], pool.getSpotPrice(), "price");
        assertEq(info[5], pool.getMarketCap(), "cap");
        assertEq(info[6], pool.getVolatility(), "volatility");
        assertEq(info[7], 60, "age");
    }
}

/// @title A market that also a stablecoin of another symbol trades in
contract HlpmmRemovedCoinTest is HlpmmTest {
    function test_the_last_coin_takes_the_place_of_a_removed_one() public {
        assertEq(registry.stablecoinCount(), 2, "both");
        vm.prank(admin);
        registry.removeStablecoin(address(preferred));
        assertEq(registry.stablecoinCount(), 1, "one");
        assertEq(registry.getApprovedStablecoins()[0], address(other), "the last is the first");
    }

    function test_dollars_in_a_removed_coin_cannot_be_paid() public {
        uint256 tokens = buyWith(other, trader, 1_000e18);
        vm.prank(admin);
        registry.removeStablecoin(address(other));
        vm.expectRevert(bytes("INSUFFICIENT_STABLE_BALANCE"));
        vm.prank(trader);
        router.swapExactTokensForStable(tokens / 2, 0, address(token), trader, LATEST);
        vm.prank(admin);
        registry.addStablecoin(address(other));
        assertGt(sell(tokens / 2), 0, "until it is approved again");
    }

    function test_a_purchase_through_the_pool_needs_the_coins() public {
        TestToken coin = preferred;
        vm.expectRevert(bytes("TRANSFER_FAILED"));
        pool.swap(address(coin), address(coin), 1e18, 0, trader);
        buy(10e18);
        // What the pool already counts as its own buys nothing.
        vm.expectRevert(bytes("TRANSFER_FAILED"));
        pool.swap(address(coin), address(coin), 1e18, 0, trader);
        vm.expectRevert(bytes("TRANSFER_FAILED"));
        pool.swap(address(coin), address(token), 1e18, 0, trader);
        HlpmmPool before = pool;
        assertEq(before.reserveToken(), token.balanceOf(address(pool)), "nothing moved");
    }
}
