// SPDX-License-Identifier: MIT
pragma solidity ^0.8.30;

import {IERC721Errors} from "@openzeppelin/contracts/interfaces/draft-IERC6093.sol";
import {Collectible} from "../../tokens/Collectible.sol";
import {Test} from "../Test.sol";

contract CollectibleTest is Test {
    Collectible private collectible = new Collectible();
    address private holder = makeAddr("holder");
    address private stranger = makeAddr("stranger");

    function test_ids_count_from_one() public {
        assertEq(collectible.mint(holder), 1, "the first");
        assertEq(collectible.mint(stranger), 2, "the second");
        assertEq(collectible.totalSupply(), 2, "minted");
        assertEq(collectible.ownerOf(1), holder, "whose it is");
    }

    function test_a_lighthouse_has_metadata_in_its_uri_and_a_burnt_one_has_none() public {
        uint256 id = collectible.mint(holder);
        bytes memory begin = bytes("data:application/json;base64,");
        bytes memory uri = bytes(collectible.tokenURI(id));
        for (uint256 at; at < begin.length; ++at) {
            assertEq(uint8(uri[at]), uint8(begin[at]), "the form");
        }
        vm.prank(holder);
        collectible.burn(id);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721NonexistentToken.selector, id));
        collectible.tokenURI(id);
    }

    function test_a_stranger_burns_nothing() public {
        uint256 id = collectible.mint(holder);
        vm.expectRevert(abi.encodeWithSelector(IERC721Errors.ERC721InsufficientApproval.selector, stranger, id));
        vm.prank(stranger);
        collectible.burn(id);
    }

    function test_the_holder_and_who_is_approved_burn() public {
        uint256 first = collectible.mint(holder);
        uint256 second = collectible.mint(holder);
        vm.startPrank(holder);
        collectible.burn(first);
        collectible.approve(stranger, second);
        vm.stopPrank();
        vm.prank(stranger);
        collectible.burn(second);
        assertEq(collectible.balanceOf(holder), 0, "none is left");
    }
}
