// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {CurveFactory} from "../../curve/CurveFactory.sol";
import {CurvePool} from "../../curve/CurvePool.sol";
import {MarketNft} from "../../curve/MarketNft.sol";
import {MarketToken} from "../../curve/MarketToken.sol";
import {CurveTest} from "./CurveTest.sol";

contract CurveFactoryTest is CurveTest {
    function testFuzz_opens_what_was_asked_for(uint256 virtualUsd, uint256 supply, uint8 feeStrategy) public {
        virtualUsd = bound(virtualUsd, 1, 1e24);
        supply = bound(supply, 1, 1e36);
        // forge-lint: disable-next-line(unsafe-typecast)
        feeStrategy = uint8(bound(feeStrategy, 0, 2)); // at most 2
        vm.prank(trader);
        (address opened, address tokenAddress, uint256 nftId) = factory.createMarket(
            CurveFactory.MarketParameters("Seaweed", "SEA", '{"a":1}', virtualUsd, supply, feeStrategy)
        );
        CurvePool market = CurvePool(opened);
        MarketToken created = MarketToken(tokenAddress);

        assertEq(factory.marketCount(), 2, "the second market");
        assertEq(address(factory.pools(2)), opened, "found by its id");
        assertEq(address(factory.poolOfNft(nftId)), opened, "found by its deed");
        assertEq(address(factory.poolOfToken(tokenAddress)), opened, "found by its token");
        assertEq(factory.marketNft().ownerOf(nftId), trader, "the opener holds the deed");

        assertEq(address(market.stablecoin()), address(stablecoin), "stablecoin");
        assertEq(address(market.marketNft()), address(factory.marketNft()), "deeds");
        assertEq(market.nftId(), nftId, "deed");
        assertEq(market.virtualReserveUsd(), virtualUsd, "the first x");
        assertEq(market.reserveToken(), supply, "the first y");
        assertEq(market.realReserveUsd() + market.feesAccrued() + market.feesClaimed(), 0, "no dollars yet");
        assertEq(market.feeStrategy(), feeStrategy, "fee strategy");
        assertEq(market.volatility(), 0, "at rest");

        assertEq(address(market.token()), tokenAddress, "token");
        assertEq(created.name(), "Seaweed", "name");
        assertEq(created.symbol(), "SEA", "symbol");
        assertEq(created.decimals(), 18, "decimals");
        assertEq(created.totalSupply(), supply, "supply");
        assertEq(created.balanceOf(opened), supply, "all of it in the pool");
    }

    function test_says_what_it_opened() public {
        CurveFactory fresh = new CurveFactory(stablecoin);
        // The factory's first creation is the deeds, its second the pool, whose first is the token.
        address deeds = createdBy(address(fresh), 1);
        address opened = createdBy(address(fresh), 2);
        assertEq(address(fresh.marketNft()), deeds, "deeds");
        vm.expectEmit(address(fresh));
        emit CurveFactory.MarketCreated(
            1, opened, createdBy(opened, 1), trader, 1, "Seaweed", "SEA", "{}", 5e9, 1e24, 2
        );
        vm.prank(trader);
        fresh.createMarket(CurveFactory.MarketParameters("Seaweed", "SEA", "{}", 5e9, 1e24, 2));
    }

    function test_refuses_a_market_out_of_bounds() public {
        uint256 mostUsd = factory.MAX_VIRTUAL_USD();
        uint256 mostSupply = factory.MAX_SUPPLY();
        assertOpens(0, 1e18, 0, false);
        assertOpens(1, 1e18, 0, true);
        assertOpens(mostUsd, 1e18, 0, true);
        assertOpens(mostUsd + 1, 1e18, 0, false);
        assertOpens(1e6, 0, 0, false);
        assertOpens(1e6, 1, 0, true);
        assertOpens(1e6, mostSupply, 0, true);
        assertOpens(1e6, mostSupply + 1, 0, false);
        assertOpens(1e6, 1e18, 2, true);
        assertOpens(1e6, 1e18, 3, false);
    }

    function testFuzz_only_the_factory_mints_deeds(address caller) public {
        MarketNft deeds = factory.marketNft();
        vm.assume(caller != address(factory));
        vm.expectRevert(MarketNft.NotFactory.selector);
        vm.prank(caller);
        deeds.mint(caller);
        assertEq(deeds.totalSupply(), 1, "that of the one market");
    }

    function testFuzz_the_deed_moves_by_its_holder_alone(address caller) public {
        vm.assume(caller != creator && caller != address(0));
        MarketNft deeds = factory.marketNft();
        vm.expectRevert();
        vm.prank(caller);
        deeds.transferFrom(creator, caller, 1);
        assertEq(deeds.ownerOf(1), creator, "as before");
    }

    function assertOpens(uint256 virtualUsd, uint256 supply, uint8 feeStrategy, bool opens) private {
        if (!opens) vm.expectRevert(CurveFactory.BadParameters.selector);
        factory.createMarket(CurveFactory.MarketParameters("Test", "TEST", "", virtualUsd, supply, feeStrategy));
    }

    /// @dev Where a contract's creation of that number (below 128) goes: hash of the RLP of creator and number.
    function createdBy(address by, uint8 nonce) private pure returns (address) {
        return address(uint160(uint256(keccak256(abi.encodePacked(hex"d694", by, nonce)))));
    }
}
